import type { OrderState } from '@/domain/orders/order-state';
import type { MockState } from '@/mocks/core/state';
import type { ShareResult } from '../rules/round';
import { roundNow, roundWith, type RoundNow } from './round-now';
import { roundsOf, type Purchase } from './rounds';

/** An order of shares with its round, whether it is of the world's past or not; times in milliseconds. */
export interface ShareRow {
  readonly id: string;
  readonly at: RoundNow;
  readonly count: number;
  readonly state: OrderState;
  readonly result: ShareResult;
  readonly createdAt: number;
  readonly payBefore: number;
  readonly numbers: readonly number[];
  readonly refundedAt: number | null;
}

/** How long before its payment an order of the past was placed, ms. */
const thoughtFor = 40_000;

/** A person's orders of shares, newest first. */
export function shareRows(state: MockState, usercode: string, now: number): readonly ShareRow[] {
  const own = ({ buyer }: { buyer: string }) => buyer === usercode;
  const past = roundsOf(state.seed.epoch).flatMap((round) => {
    const at = roundNow(state, round, now);
    return round.earlier.filter(own).map((purchase) => pastRow(at, purchase));
  });
  const since = state.orders.filter(own).flatMap((order): ShareRow[] => {
    const round = order.treasure === null ? undefined : roundWith(state, order.treasure.round);
    if (round === undefined) return [];
    const at = roundNow(state, round, now);
    const { id, count, createdAt, payBefore, refundedAt } = order;
    const purchase = at.purchases.find((each) => each.id === id);
    const result =
      purchase === undefined ? (order.state === 'closed' ? 'closed' : 'toPay') : resultOf(at, purchase);
    const numbers = numbersOf(purchase);
    return [{ id, at, count, state: order.state, result, createdAt, payBefore, numbers, refundedAt }];
  });
  return [...past, ...since].sort((one, other) => other.createdAt - one.createdAt);
}

function pastRow(at: RoundNow, purchase: Purchase): ShareRow {
  const isCancelled = at.state === 'cancelled';
  const { id, count, paidAt } = purchase;
  return {
    id,
    at,
    count,
    state: isCancelled ? 'refunded' : 'paid',
    result: resultOf(at, purchase),
    createdAt: paidAt - thoughtFor,
    payBefore: paidAt,
    numbers: numbersOf(purchase),
    refundedAt: isCancelled ? at.round.endsAt : null,
  };
}

function resultOf({ state, winner }: RoundNow, { id }: Purchase): ShareResult {
  if (state === 'cancelled') return 'cancelled';
  if (winner === null) return 'waiting';
  return winner.purchase.id === id ? 'won' : 'lost';
}

function numbersOf(purchase: Purchase | undefined): readonly number[] {
  return purchase === undefined
    ? []
    : Array.from({ length: purchase.count }, (_, index) => purchase.first + index);
}
