import type { OrderLine } from '@/api/endpoints/mall-order';
import { formatCoins } from '@/domain/money';
import { Tag } from '@/ui/feedback/tag';
import { Picture } from '@/ui/media/picture';
import { settlementMessages } from '@/messages/settlement';
import { useMessages } from '@/messages/language';
import styles from './order-lines.module.css';

interface OrderLinesProps {
  lines: readonly OrderLine[];
  /** One line under each specification. */
  note?: string;
  /** A mark on single lines, by their specification. */
  marks?: Readonly<Record<string, string>>;
}

/** Goods of an order with their specification, price and number. */
export function OrderLines({ lines, note = '', marks = {} }: OrderLinesProps) {
  const messages = useMessages(settlementMessages);
  return (
    <ul>
      {lines.map(({ variant, name, values, picture, price, count }) => (
        <li key={variant} className={styles.line}>
          <span className={styles.picture}>
            <Picture src={picture} width={72} height={72} icon="cashier" />
          </span>
          <span className={styles.texts}>
            <span className={styles.name}>{name}</span>
            {values.length > 0 && <span className={styles.values}>{values.join(' · ')}</span>}
            {note !== '' && <span className={styles.values}>{note}</span>}
            {marks[variant] !== undefined && (
              <span className={styles.mark}>
                <Tag tone="success">{marks[variant]}</Tag>
              </span>
            )}
          </span>
          <span className={styles.price}>
            <span className="visuallyHidden">{messages.coins(formatCoins(price))}</span>
            <span aria-hidden="true">{formatCoins(price)}</span>
            <span className={styles.count}>{messages.times(count)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
