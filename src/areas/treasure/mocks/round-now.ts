import { wasPaid } from '@/domain/orders/order-state';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import type { MockState } from '@/mocks/core/state';
import { shareCount, winningNumber } from '../rules/draw';
import type { RoundState } from '../rules/round';
import { shareOrders } from './past-share-orders';
import { numberAfter, published, roundsOf, type Purchase, type Round } from './rounds';

/** A round at a moment. */
export interface RoundNow {
  readonly round: Round;
  readonly state: RoundState;
  /** In the order of their payment, which is the order of their numbers. */
  readonly purchases: readonly Purchase[];
  readonly paid: number;
  /** Shares of orders that are not paid yet. */
  readonly held: number;
  readonly drawnAt: number | null;
  /** The winning number and who holds it. */
  readonly winner: { readonly number: number; readonly purchase: Purchase } | null;
}

export function roundWith(state: MockState, id: string): Round | undefined {
  return roundsOf(state.seed).find((round) => round.id === id);
}

export function roundNow(state: MockState, round: Round, now: number): RoundNow {
  const orders = ordersFor(state, round);
  const purchases = purchasesWith(round, orders);
  const paid = shareCount(published(purchases));
  const held = orders
    .filter((order) => order.state === 'created' || order.state === 'paying')
    .reduce((total, { count }) => total + count, 0);
  const isFull = paid === round.total;
  const drawnAt = isFull ? (purchases[purchases.length - 1]?.paidAt ?? null) : null;
  const number = isFull ? winningNumber(round.seed, published(purchases)) : null;
  const purchase = purchases.find(
    (each) => number !== null && number >= each.first && number < each.first + each.count,
  );
  return {
    round,
    purchases,
    paid,
    held,
    drawnAt,
    winner: number === null || purchase === undefined ? null : { number, purchase },
    state: isFull ? 'drawn' : now >= round.endsAt ? 'cancelled' : now < round.startsAt ? 'soon' : 'running',
  };
}

/** The orders of a round that the ledger knows: those placed since the world began, and the earlier ones of its person. */
export function ordersFor(state: MockState, { id }: Round): readonly CashierOrder[] {
  return shareOrders(state).filter(({ treasure }) => treasure?.round === id);
}

/** A share gets its number when it is paid. */
function purchasesWith({ earlier }: Round, orders: readonly CashierOrder[]): readonly Purchase[] {
  const known = new Set(earlier.map(({ id }) => id));
  const since = orders
    .filter(({ id }) => !known.has(id))
    .flatMap(({ id, buyer, count, state, payment }) =>
      wasPaid(state) && payment?.settledAt != null ? [{ id, buyer, count, paidAt: payment.settledAt }] : [],
    )
    .sort((one, other) => one.paidAt - other.paidAt);
  return since.reduce<readonly Purchase[]>(
    (before, each) => [...before, { ...each, first: numberAfter(shareCount(published(before))) }],
    earlier,
  );
}

/** How many shares of a round a person has taken, unpaid ones included. */
export function sharesTaken(state: MockState, round: Round, usercode: string): number {
  return ordersFor(state, round)
    .filter(({ buyer, state: reached }) => buyer === usercode && reached !== 'closed')
    .reduce((total, { count }) => total + count, 0);
}
