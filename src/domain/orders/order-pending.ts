import type { Moment } from '@/domain/moment';
import { waitsFor, type Pending } from '@/domain/pending';
import { groupOf, type OrderKind } from './order-kind';
import type { OrderState } from './order-state';

/** What tells who has an order. */
export interface PendingOrder {
  kind: OrderKind;
  state: OrderState;
  createdAt: Moment;
  payBefore: Moment;
  /** What the third party still has to be paid; null where nothing is. */
  owed: object | null;
  payment: { paidAt: Moment | null } | null;
  shippedAt: Moment | null;
  receivedBefore: Moment | null;
  refundAskedAt: Moment | null;
  answerBefore: Moment | null;
  /** When the operator credits a top-up at the latest; absent for every other order. */
  creditBefore?: Moment | null;
}

/** Takes an order as its buyer reads it; gives who has it, null where nothing is under way. */
export function orderPending(order: PendingOrder): Pending | null {
  const { kind, state, createdAt, payBefore, owed, payment, shippedAt, receivedBefore } = order;
  const { refundAskedAt, answerBefore, creditBefore = null } = order;
  const paidAt = payment?.paidAt ?? null;
  switch (state) {
    case 'created':
      return waitsFor('pay', { since: createdAt, until: payBefore });
    case 'paying':
      return owed === null
        ? waitsFor('confirmPayment', { since: createdAt })
        : waitsFor('payRest', { since: createdAt, until: payBefore });
    case 'paid':
      return groupOf(kind, state) === 'done'
        ? null
        : waitsFor(afterPayment(kind), { since: paidAt, until: creditBefore ?? receivedBefore });
    case 'shipped':
      return kind === 'second-hand'
        ? waitsFor('confirmReceipt', { since: shippedAt, until: receivedBefore })
        : waitsFor('parcel', { since: shippedAt, until: receivedBefore });
    case 'refunding':
      return answerBefore === null
        ? waitsFor('refund', { since: refundAskedAt })
        : waitsFor('answerRefund', { since: refundAskedAt, until: answerBefore });
    case 'received':
    case 'closed':
    case 'refunded':
      return null;
  }
}

/** What follows the payment of an order that is sent, handed over or credited. */
function afterPayment(kind: OrderKind): 'ship' | 'handOver' | 'credit' {
  if (kind === 'second-hand') return 'handOver';
  return kind === 'top-up' ? 'credit' : 'ship';
}

/** Takes a sale as its seller reads it; gives who has it, null where nothing is under way. */
export function salePending(
  sale: Pick<PendingOrder, 'state' | 'receivedBefore' | 'answerBefore'>,
): Pending | null {
  const { state, receivedBefore, answerBefore } = sale;
  if (state === 'paid') return waitsFor('giveItem', { until: receivedBefore });
  if (state === 'shipped') return waitsFor('buyerReceipt', { until: receivedBefore });
  if (state !== 'refunding') return null;
  return answerBefore === null ? waitsFor('refund') : waitsFor('answerBuyer', { until: answerBefore });
}
