import type { SaleSide } from '@/domain/second-hand/item-event';
import { saleEventText } from '@/flows/orders/sale-event-text';
import { ordersMessages } from '@/messages/areas/orders';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import type { ItemRow } from '../endpoints/orders';
import { secondHandMessages } from '../messages';
import styles from './sale-history.module.css';

interface SaleHistoryProps {
  order: NonNullable<ItemRow['order']>;
  side: SaleSide;
}

/** What both sides did: the newest at once, all of it by a tap. */
export function SaleHistory({ order: { events, partner }, side }: SaleHistoryProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(secondHandMessages);
  const texts = useMessages(ordersMessages);
  const newest = events.at(-1);
  if (newest === undefined) return null;
  const line = ({ what, at }: typeof newest) => (
    <>
      <span>{saleEventText(what, side, partner, texts)}</span>
      <time className={styles.time}>{formatMoment(at, 'short')}</time>
    </>
  );
  return (
    <details className={styles.history}>
      <summary className={styles.line}>
        {line(newest)}
        <Icon name="down" size={16} />
      </summary>
      <ol aria-label={messages.history}>
        {events
          .slice(0, -1)
          .reverse()
          .map((event) => (
            <li key={event.what} className={styles.line}>
              {line(event)}
            </li>
          ))}
      </ol>
    </details>
  );
}
