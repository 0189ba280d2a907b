import { formatCoins, formatCount, unknownFigure, type Tenths } from '@/domain/money';
import type { PointsKind } from '@/domain/points/exchange';
import { pointsMessages } from '@/messages/areas/points';
import { useMessages } from '@/messages/language';
import { Caption } from '@/ui/text/text';
import styles from './after-card.module.css';

interface AfterCardProps {
  kind: PointsKind;
  /** Null where the balance is unknown. */
  coins: Tenths | null;
  /** Below 0 they are owed. */
  points: number;
}

/** Both balances after the exchange. */
export function AfterCard({ kind, coins, points }: AfterCardProps) {
  const messages = useMessages(pointsMessages);
  return (
    <section className={styles.card} aria-label={messages.after}>
      <p className={styles.half}>
        <Caption as="span" display="block">
          {messages.coinsAfter}
        </Caption>
        {coins === null ? (
          <>
            <span className="visuallyHidden">{messages.unknownSaid}</span>
            <span className={styles.figure} aria-hidden="true">
              {unknownFigure}
            </span>
          </>
        ) : (
          <span className={styles.figure}>{formatCoins(coins)}</span>
        )}
      </p>
      <p className={styles.half}>
        <Caption as="span" display="block">
          {points < 0 ? messages.owedAfter : messages.pointsAfter[kind]}
        </Caption>
        <span className={styles.gain}>{formatCount(Math.abs(points))}</span>
      </p>
    </section>
  );
}
