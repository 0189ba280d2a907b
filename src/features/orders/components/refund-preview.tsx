import { formatCoins, formatCount } from '@/domain/money';
import { isWholeRefund, refundParts, type RefundBasis, type RefundLine } from '@/domain/orders/refund';
import { ordersMessages } from '@/messages/orders';
import { useMessages } from '@/messages/language';
import styles from './refund-preview.module.css';

/** What comes back for the chosen pieces, to the tenth. */
export function RefundPreview({ basis, lines }: { basis: RefundBasis; lines: readonly RefundLine[] }) {
  const messages = useMessages(ordersMessages);
  const { coins, points, thirdParty, coupon } = refundParts(basis, lines);
  const texts = [
    ...(coins > 0 ? [messages.refundBackCoins(formatCoins(coins))] : []),
    ...(points > 0 ? [messages.refundBackPoints(formatCount(points))] : []),
    ...(thirdParty > 0 ? [messages.refundBackCard(formatCoins(thirdParty))] : []),
    ...(coupon ? [messages.refundBackCoupon] : []),
  ];
  return (
    <div className={styles.preview} role="status">
      <p className={styles.head}>{messages.refundBack}</p>
      <p className={styles.parts}>{texts.join(' + ')}</p>
      {!isWholeRefund(basis, lines) && <p className={styles.line}>{messages.refundPartLine}</p>}
    </div>
  );
}
