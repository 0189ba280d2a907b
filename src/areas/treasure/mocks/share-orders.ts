import type { OrderState } from '@/domain/orders/order-state';
import type { OrderPayment } from '@/mocks/cashier/cashier-order';
import type { MockState } from '@/mocks/core/state';
import type { ShareResult } from '../rules/round';
import { shareOrders } from './past-share-orders';
import { roundNow, roundWith, type RoundNow } from './round-now';
import type { Purchase } from './rounds';

/** An order of shares with its round; times in milliseconds. */
export interface ShareRow {
  readonly id: string;
  readonly at: RoundNow;
  readonly count: number;
  readonly state: OrderState;
  readonly payment: OrderPayment | null;
  readonly result: ShareResult;
  readonly createdAt: number;
  readonly payBefore: number;
  readonly numbers: readonly number[];
  readonly refundedAt: number | null;
}

/** A person's orders of shares, newest first. */
export function shareRows(state: MockState, usercode: string, now: number): readonly ShareRow[] {
  return shareOrders(state)
    .filter(({ buyer }) => buyer === usercode)
    .flatMap((order): ShareRow[] => {
      const round = order.treasure === null ? undefined : roundWith(state, order.treasure.round);
      if (round === undefined) return [];
      const at = roundNow(state, round, now);
      const purchase = at.purchases.find(({ id }) => id === order.id);
      const result =
        purchase === undefined ? (order.state === 'closed' ? 'closed' : 'toPay') : resultOf(at, purchase);
      const { id, count, state: reached, payment, createdAt, payBefore, refundedAt } = order;
      const numbers = numbersOf(purchase);
      return [{ id, at, count, state: reached, payment, result, createdAt, payBefore, numbers, refundedAt }];
    })
    .sort((one, other) => other.createdAt - one.createdAt);
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
