import type { PeriodState } from '@/domain/period';
import { useMessages } from '@/messages/language';
import { Inline } from '@/ui/layout/box';
import { flashSaleMessages } from '../messages';
import { soldShare } from '../rules/sessions';
import styles from './stock-bar.module.css';

interface StockBarProps {
  state: PeriodState;
  stock: number;
  left: number;
}

/** How much of a stock is sold, as a bar with words; before the session, how much there is. */
export function StockBar({ state, stock, left }: StockBarProps) {
  const messages = useMessages(flashSaleMessages);
  const share = state === 'soon' ? 0 : soldShare(stock, left);
  return (
    <Inline
      as="span"
      tone="secondary"
      size="caption"
      className={styles.stock}
      data-gone={left === 0 || state === 'over'}
    >
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.sold} style={{ width: `${share}%` }} />
      </span>
      {state === 'soon' ? messages.notYet(stock) : left === 0 ? messages.soldOut : messages.sold(share)}
    </Inline>
  );
}
