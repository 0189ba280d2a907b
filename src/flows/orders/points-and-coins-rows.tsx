import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { pointsAndCoinsMessages } from '@/messages/areas/points-and-coins';
import { useMessages } from '@/messages/language';
import { FormRow } from '@/ui/forms/form-row';
import { PointsRow, type PointsRowProps } from './points-row';
import styles from './points-and-coins-rows.module.css';

interface PointsAndCoinsRowsProps extends PointsRowProps {
  /** What is left to be paid with coins. */
  coins: Tenths;
  /** Null while it is unknown. */
  balance: Tenths | null;
}

/** What points pay of an order, and what the personal account pays. */
export function PointsAndCoinsRows({ coins, balance, ...points }: PointsAndCoinsRowsProps) {
  const messages = useMessages(pointsAndCoinsMessages);
  const missing = balance === null ? 0 : coins - Math.max(0, balance);
  return (
    <>
      <PointsRow {...points} />
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
