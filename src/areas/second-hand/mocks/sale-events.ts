import { toMoment } from '@/domain/business-time';
import type { ItemEventName } from '@/domain/second-hand/item-event';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { countsAsReceivedAt } from './receipt';

/** What happened to an item that was ordered, by both sides and by time, in its order; nothing for every other order. */
export function saleEvents(order: CashierOrder): { what: ItemEventName; at: string }[] {
  const { secondHand, payment, closed, refundAskedAt, refundedAt, createdAt } = order;
  if (secondHand === null) return [];
  const { handedOverAt, receivedAt, claim, rating } = secondHand;
  const events: readonly (readonly [ItemEventName, number | null])[] = [
    ['placed', createdAt],
    ['paid', payment?.settledAt ?? null],
    [closed?.by === 'time' ? 'expired' : 'cancelled', closed?.at ?? null],
    ['handedOver', handedOverAt],
    claim === null ? ['tookBack', refundAskedAt] : ['refundAsked', claim.requestedAt],
    [claim?.answer ?? 'unanswered', claim?.answeredAt ?? null],
    ['refunded', refundedAt],
    [receivedAt === countsAsReceivedAt(order) ? 'countedReceived' : 'received', receivedAt],
    [rating?.isGood === true ? 'praised' : 'criticised', rating?.at ?? null],
  ];
  return events.flatMap(([what, at]) => (at === null ? [] : [{ what, at: toMoment(at) }]));
}
