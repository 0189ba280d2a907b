import { freeSelect } from '@/api/endpoints/free-payment';
import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Caption } from '@/ui/text/text';
import { quickSendMessages } from '../messages';
import styles from './amount-card.module.css';

/** The person's own limits beside the amount, in the colour of an error once the sum exceeds one; nothing while they are not known. */
export function CapNote({ total }: { total: Tenths | null }) {
  const messages = useMessages(quickSendMessages);
  const { data: limits } = useEndpoint(freeSelect, {}, { background: true, select: (data) => data.limits });
  if (limits === undefined) return null;
  const left = tenths(Math.max(0, limits.perDay - limits.paidToday));
  const isOver = total !== null && total > Math.min(limits.perPayment, left);
  const textOf = isOver ? messages.overCap : messages.cap;
  return (
    <Caption marginTop={3} className={styles.cap} data-over={isOver} role="status">
      {textOf(formatCoins(limits.perPayment), formatCoins(left))}
    </Caption>
  );
}
