import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { rulesOf } from '@/mocks/cashier/order-kinds';
import { closed, confirmationTime, released, settled } from '@/mocks/cashier/order-payments';
import { refunded } from '@/mocks/cashier/order-refunds';
import type { MockState } from '@/mocks/core/state';

/** How long a payment may stay with a third party, ms. */
const thirdPartyWaits = 15 * 60_000;
/** A refund reaches the payer after this time, ms. */
const refundTakes = 60_000;

/** Does to every order what time does to it: merchants confirm, unpaid orders are closed, goods are sent and arrive, refunds are paid. */
export function withOrdersAt(state: MockState, now: number): MockState {
  const due = state.orders.filter((order) => dueChange(order, now) !== null);
  if (due.length === 0) return state;
  // After a long time one change may be due behind the other.
  return withOrdersAt(
    due.reduce((after, order) => dueChange(order, now)?.(after) ?? after, state),
    now,
  );
}

/** The third party took its part of an order, or refused to: the one with this id, or the newest that waits for it. Any other stays as it is. */
export function thirdPartyAnswered(
  state: MockState,
  { order: id, result }: { order?: string; result: 'paid' | 'refused' },
  now: number,
): MockState {
  const waiting = state.orders.filter(
    ({ state: of, payment }) => of === 'paying' && payment?.waitsFor === 'third-party',
  );
  const order = waiting.filter((each) => id === undefined || each.id === id).pop();
  if (order === undefined) return state;
  return result === 'paid' ? settled(state, order, now) : released(state, order, 'third-party', now);
}

function dueChange(order: CashierOrder, now: number): ((state: MockState) => MockState) | null {
  const { state, payment, payBefore, refunds } = order;
  if (state === 'created' && now >= payBefore) return (before) => closed(before, order, 'time', payBefore);
  for (const refund of refunds) {
    if (refund.backAt !== null || refund.grantedAt === null) continue;
    const at = refund.grantedAt + refundTakes;
    if (now >= at) return (before) => refunded(before, order, refund, at);
  }
  const next = rulesOf(order).due?.(order) ?? null;
  if (next !== null && now >= next.at) return next.change;
  if (state !== 'paying' || payment === null) return null;
  const confirmedAt = payment.sentAt + confirmationTime(order.merchant);
  if (payment.waitsFor === 'merchant' && now >= confirmedAt)
    return (before) => settled(before, order, confirmedAt);
  const givenUpAt = payment.sentAt + thirdPartyWaits;
  if (payment.waitsFor === 'third-party' && now >= givenUpAt)
    return (before) => closed(before, order, 'time', givenUpAt);
  return null;
}
