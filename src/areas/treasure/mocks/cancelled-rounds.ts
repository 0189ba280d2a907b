import { isPaid } from '@/domain/orders/order-state';
import { closed } from '@/mocks/cashier/order-payments';
import { refunded, refundRequested } from '@/mocks/cashier/order-refunds';
import type { MockState } from '@/mocks/core/state';
import { ordersFor, roundNow } from './round-now';
import { roundsOf, type Round } from './rounds';

/** Cancels every round that is not full by its end, and pays everything back. */
export function withCancelledRounds(state: MockState, now: number): MockState {
  const { epoch } = state.seed;
  return roundsOf(state.seed)
    .filter(({ id, endsAt }) => endsAt > epoch && endsAt <= now && !state.treasure.cancelled.includes(id))
    .filter((round) => roundNow(state, round, now).state === 'cancelled')
    .reduce(cancelled, state);
}

function cancelled(state: MockState, round: Round): MockState {
  const { id, endsAt } = round;
  const marked: MockState = {
    ...state,
    treasure: { ...state.treasure, cancelled: [...state.treasure.cancelled, id] },
  };
  // What others paid before the world began is in no ledger, so nothing of it can come back.
  return ordersFor(state, round).reduce((before, order) => {
    if (order.state === 'created' || order.state === 'paying') return closed(before, order, 'time', endsAt);
    if (!isPaid(order.state)) return before;
    const asked = refundRequested(before, order, { lines: [], reason: 'other', note: '' }, endsAt);
    const refunding = asked.orders.find(({ id: each }) => each === order.id);
    const refund = refunding?.refunds.at(-1);
    return refunding === undefined || refund === undefined
      ? asked
      : refunded(asked, refunding, refund, endsAt);
  }, marked);
}
