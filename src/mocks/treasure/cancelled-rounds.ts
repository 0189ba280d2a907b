import { tenths, times } from '@/domain/money';
import { isPaid } from '@/domain/orders/order-state';
import { closed } from '@/mocks/cashier/order-payments';
import { refundAsked, refunded } from '@/mocks/cashier/order-refunds';
import { merchant, personal, post } from '@/mocks/core/ledger';
import { nextId, type MockState } from '@/mocks/core/state';
import { treasureShop } from './join-round';
import { ordersFor, roundNow } from './round-now';
import { roundsOf, type Round } from './rounds';

/** Cancels every round that is not full by its end, and pays everything back. */
export function withCancelledRounds(state: MockState, now: number): MockState {
  const { epoch } = state.seed;
  return roundsOf(epoch)
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
  const repaid = ordersFor(state, round).reduce((before, order) => {
    if (order.state === 'created' || order.state === 'paying') return closed(before, order, 'time', endsAt);
    if (!isPaid(order.state)) return before;
    const asked = refundAsked(before, order, { lines: [], reason: 'other', note: '' }, endsAt);
    const refunding = asked.orders.find(({ id: each }) => each === order.id);
    const refund = refunding?.refunds.at(-1);
    return refunding === undefined || refund === undefined
      ? asked
      : refunded(asked, refunding, refund, endsAt);
  }, marked);
  return earlierRepaid(repaid, round);
}

/** What was paid before the world began is in no order of the snapshot. */
function earlierRepaid(state: MockState, { name, serial, price, endsAt, earlier }: Round): MockState {
  return earlier.reduce((before, { buyer, count }) => {
    const { id, state: named } = nextId(before, 'B');
    const amount = times(price, count);
    const legs = [
      { account: merchant(treasureShop), delta: tenths(-amount) },
      { account: personal(buyer), delta: amount },
    ];
    const title = `${name} 第 ${serial} 期`;
    const posting = { id, time: endsAt, kind: 'refund', title, source: treasureShop, legs } as const;
    return { ...named, ledger: post(named.ledger, posting) };
  }, state);
}
