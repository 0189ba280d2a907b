import { formatCoins, formatCount, times } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { Caption } from '@/ui/text/text';
import type { RoundDetail } from '../endpoints';
import { treasureMessages } from '../messages';
import { chancePercent, oneIn } from '../rules/round';
import styles from './odds-card.module.css';

/** The chance before and after so many more shares, and what they cost. */
export function OddsCard({ round, count }: { round: RoundDetail; count: number }) {
  const messages = useMessages(treasureMessages);
  const { mine, total, price, limit } = round;
  const after = mine + count;
  const one = formatCount(total);
  return (
    <Card title={messages.oddsTitle(count)}>
      <dl className={styles.odds}>
        <div className={styles.part}>
          <Caption as="dt">{messages.now(mine)}</Caption>
          <dd className={styles.before}>{chancePercent(mine, total)}</dd>
        </div>
        <svg className={styles.arrow} width="22" height="12" viewBox="0 0 22 12" aria-hidden="true">
          <path d="M2 6h17M14.5 1.8 19 6l-4.5 4.2" />
        </svg>
        <div className={styles.part}>
          <Caption as="dt">{messages.withMore(after)}</Caption>
          <dd className={styles.after}>{chancePercent(after, total)}</dd>
        </div>
        <div className={styles.cost}>
          <Caption as="dt">{messages.cost}</Caption>
          <dd className={styles.coins}>{formatCoins(times(price, count))}</dd>
        </div>
      </dl>
      <p className={styles.terms}>{messages.terms}</p>
      <p className={styles.terms}>
        {after === 1 ? messages.oneInOne(one) : messages.oneIn(one, after, formatCount(oneIn(after, total)))}{' '}
        {messages.limit(limit)}
      </p>
    </Card>
  );
}
