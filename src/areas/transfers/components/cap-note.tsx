import { formatCoins, type Tenths } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Caption } from '@/ui/text/text';
import { quickSendMessages } from '../messages';
import { largestPayment } from '../rules/own-cap';
import { useOwnCap } from '../use-own-cap';
import styles from './amount-card.module.css';

/** The person's own limits beside the amount, in the colour of an error once the sum exceeds one; nothing while they are not known. */
export function CapNote({ total }: { total: Tenths | null }) {
  const messages = useMessages(quickSendMessages);
  const own = useOwnCap();
  if (own === null) return null;
  const { perPayment, leftToday } = own;
  const isOver = total !== null && total > largestPayment(own);
  // A limit above what is left today cannot be reached any more.
  const said =
    leftToday < perPayment
      ? messages.leftToday(formatCoins(leftToday))
      : messages.cap(formatCoins(perPayment), formatCoins(leftToday));
  return (
    <Caption marginTop={3} className={styles.cap} data-over={isOver} role="status">
      {isOver ? messages.overCap(said) : said}
    </Caption>
  );
}
