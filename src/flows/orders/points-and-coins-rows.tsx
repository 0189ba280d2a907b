import { formatCoins, formatCount, tenths, type Tenths } from '@/domain/money';
import type { PointsOffer } from '@/domain/orders/points-offer';
import { pointsAndCoinsMessages } from '@/messages/points-and-coins';
import { useMessages } from '@/messages/language';
import { FormRow, SwitchRow } from '@/ui/forms/form-row';
import styles from './points-and-coins-rows.module.css';

interface PointsAndCoinsRowsProps {
  /** Null where the points are too few. */
  offer: PointsOffer | null;
  usesPoints: boolean;
  onUsePoints: (usesPoints: boolean) => void;
  /** What is left to be paid with coins. */
  coins: Tenths;
  /** Null while it is unknown. */
  balance: Tenths | null;
}

/** What points pay of an order, and what the personal account pays. */
export function PointsAndCoinsRows({
  offer,
  usesPoints,
  onUsePoints,
  coins,
  balance,
}: PointsAndCoinsRowsProps) {
  const messages = useMessages(pointsAndCoinsMessages);
  const missing = balance === null ? 0 : coins - Math.max(0, balance);
  return (
    <>
      {offer === null ? (
        <FormRow label={messages.points} note={messages.pointsTooFew} />
      ) : (
        <SwitchRow
          label={messages.points}
          note={messages.pointsLine(formatCount(offer.points), formatCoins(offer.money))}
          checked={usesPoints}
          onChange={onUsePoints}
        />
      )}
      <FormRow
        label={messages.payWithCoins}
        note={
          missing > 0
            ? messages.short(formatCoins(tenths(missing)))
            : balance === null
              ? messages.soonestFirst
              : `${messages.available(formatCoins(balance))} · ${messages.soonestFirst}`
        }
        value={<span className={styles.amount}>{formatCoins(coins)}</span>}
      />
    </>
  );
}
