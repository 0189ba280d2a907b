import { formatCoins, formatCount, unknownFigure, type Tenths } from '@/domain/money';
import type { PointsKind } from '@/domain/points/exchange';
import { pointsMessages } from '@/messages/areas/points';
import { useMessages } from '@/messages/language';
import { AmountField } from '@/ui/forms/amount-field';
import points from '@/ui/icons/points.svg';
import { Inline, Surface } from '@/ui/layout/box';
import { Note, Text } from '@/ui/text/text';
import styles from './exchange-card.module.css';

interface ExchangeCardProps {
  kind: PointsKind;
  /** The coins, as typed. */
  value: string;
  /** Null while the amount can be exchanged, or nothing was typed. */
  validationError: string | null;
  /** The balance; null where it is unknown. */
  balance: Tenths | null;
  /** The points that the coins give, and those that the person has; below 0 they are owed. */
  gained: number;
  present: number;
  onType: (value: string) => void;
  onOpenKeypad: () => void;
}

/** An envelope of two halves: the coins that go out, and the points that come in. */
export function ExchangeCard({
  kind,
  value,
  validationError,
  balance,
  gained,
  present,
  onType,
  onOpenKeypad,
}: ExchangeCardProps) {
  const messages = useMessages(pointsMessages);
  return (
    <Surface as="section" radius="xl" shadow={2}>
      <div className={styles.out}>
        <Inline as="p" wrap justify="between" tone="secondary" size="note" align="stretch">
          <span>{messages.out}</span>
          <span>
            {messages.available}{' '}
            {balance === null ? (
              <>
                <span className="visuallyHidden">{messages.unknownSaid}</span>
                <span aria-hidden="true">{unknownFigure}</span>
              </>
            ) : (
              <Text tone="plain" font="number" weight="medium">
                {formatCoins(balance)}
              </Text>
            )}
          </span>
        </Inline>
        <AmountField
          label={messages.amount}
          value={value}
          note={validationError ?? messages.unit}
          wrong={validationError !== null}
          beside={validationError === null}
          onOpen={onOpenKeypad}
          onChange={onType}
        />
        <svg className={styles.flap} viewBox="0 0 358 36" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.paper} d="M0 4C52 25 112 33 179 33S306 25 358 4V36H0z" />
          <path className={styles.foil} d="M0 4C52 25 112 33 179 33S306 25 358 4" />
        </svg>
      </div>
      <span className={styles.seal} aria-hidden="true">
        <svg width="20" height="20" viewBox="0 0 20 20">
          <path className={styles.arrow} d="M10 3v13M4.800 11 10 16.200 15.200 11" />
        </svg>
      </span>
      <div className={styles.in}>
        <Inline as="p" wrap justify="between" tone="secondary" size="note" align="stretch">
          <span>{messages.in}</span>
          <span>
            {present < 0 ? (
              messages.owed(formatCount(-present))
            ) : (
              <>
                {messages.present}{' '}
                <Text tone="plain" font="number" weight="medium">
                  {formatCount(present)}
                </Text>
              </>
            )}
          </span>
        </Inline>
        <p className={styles.gained} aria-live="polite">
          <img src={points} width={36} height={36} alt="" />
          <span className={styles.digits}>{formatCount(gained)}</span>
          <Note as="span" marginLeft="auto">
            {messages.pointsUnits[kind]}
          </Note>
        </p>
      </div>
    </Surface>
  );
}
