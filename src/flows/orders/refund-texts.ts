import type { RefundTerms } from '@/api/endpoints/mall-order';
import { formatCoins, formatCount } from '@/domain/money';
import { expiredIn, type RefundParts } from '@/domain/orders/refund';
import type { ordersMessages } from '@/messages/areas/orders';
import type { FormatMoment } from '@/messages/format-moment';

/** What comes back, each part to where it came from. */
export function returnedText(
  { coins, points, thirdParty, coupon }: Omit<RefundParts, 'pointsMoney'>,
  messages: typeof ordersMessages.zh,
): string {
  return [
    ...(coins > 0 ? [messages.coins(formatCoins(coins))] : []),
    ...(points > 0 ? [messages.refundBackPoints(formatCount(points))] : []),
    ...(thirdParty > 0 ? [messages.refundBackCard(formatCoins(thirdParty))] : []),
    ...(coupon ? [messages.refundBackCoupon] : []),
  ].join(' + ');
}

/** The earned points that go with the payment; null where there are none. */
export function refundTaken(
  { pointsTaken }: Pick<RefundTerms, 'pointsTaken'>,
  messages: typeof ordersMessages.zh,
): string | null {
  return pointsTaken > 0 ? messages.refundTaken(formatCount(pointsTaken)) : null;
}

/** The coins that have expired since they were spent; null where none of those that come back have. */
export function refundExpires(
  terms: Pick<RefundTerms, 'returns' | 'lapsed'>,
  returns: Pick<RefundParts, 'coins'>,
  messages: typeof ordersMessages.zh,
): string | null {
  const expired = expiredIn(terms, returns);
  return expired > 0 ? messages.refundExpires(formatCoins(expired)) : null;
}

/** Who has to agree first; null if no consent is needed. */
export function refundConsent(
  { needsSeller }: Pick<RefundTerms, 'needsSeller'>,
  messages: typeof ordersMessages.zh,
): string | null {
  return needsSeller ? messages.refundNeedsSeller : null;
}

/** Until when a payment may be asked back. */
export function refundDeadline(
  { until }: Pick<RefundTerms, 'until'>,
  messages: typeof ordersMessages.zh,
  formatMoment: FormatMoment,
): string {
  return until === null ? messages.refundNoDeadline : messages.refundUntil(formatMoment(until, 'full'));
}
