import { tenths, times } from '@/domain/money';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { paidBack, pastOrder } from '@/mocks/cashier/past-order';
import { merchant, personal, type Posting } from '@/mocks/core/ledger';
import { person } from '@/mocks/core/people';
import type { MockState, Seed } from '@/mocks/core/state';
import { roundsOf, shareTitle, treasureShop, type Purchase, type Round } from './rounds';

/** How long before its payment an order of the past was placed, ms. */
const thoughtFor = 40_000;

/** All orders of shares that the ledger knows, oldest first. */
export function shareOrders({ seed, orders }: MockState): readonly CashierOrder[] {
  const own = orders.filter(({ treasure }) => treasure !== null);
  const ids = new Set(own.map(({ id }) => id));
  return [...pastShareOrders(seed).filter(({ id }) => !ids.has(id)), ...own];
}

/** The shares that the session's person bought before a world began, as orders, oldest first; the bill has the same payments. */
export function pastShareOrders(seed: Seed): readonly CashierOrder[] {
  return boughtBefore(seed).map(({ round, purchase }) => {
    const order = pastOrder({
      id: purchase.id,
      buyer: purchase.buyer,
      merchant: treasureShop,
      goods: shareTitle(round),
      count: purchase.count,
      money: times(round.price, purchase.count),
      createdAt: purchase.paidAt - thoughtFor,
      paidAt: purchase.paidAt,
      state: 'paid',
      billId: billIdOf(purchase),
      parts: { treasure: { round: round.id } },
    });
    return isCancelled(round, seed) ? paidBack(order, round.endsAt) : order;
  });
}

/** What these orders took before a world began, and what of it came back, as postings of its past. */
export function pastSharePostings(seed: Seed): readonly Posting[] {
  return boughtBefore(seed).flatMap(({ round, purchase }) => {
    const money = times(round.price, purchase.count);
    const legs = [
      { account: personal(purchase.buyer), delta: tenths(-money) },
      { account: merchant(treasureShop), delta: money },
    ];
    const line = { title: shareTitle(round), source: treasureShop };
    const id = billIdOf(purchase);
    const paid: Posting = { ...line, id, time: purchase.paidAt, kind: 'purchase', legs };
    const back: Posting = {
      ...line,
      id: `R-${purchase.id}`,
      time: round.endsAt,
      kind: 'refund',
      legs: legs.map(({ account, delta }) => ({ account, delta: tenths(-delta) })),
      returns: id,
    };
    return isCancelled(round, seed) ? [paid, back] : [paid];
  });
}

function billIdOf({ id }: Purchase): string {
  return `B-${id}`;
}

/** Whether the round was over before the world began, and not full. */
function isCancelled({ endsAt, total, earlier }: Round, { epoch }: Seed): boolean {
  return endsAt <= epoch && earlier.reduce((paid, { count }) => paid + count, 0) < total;
}

function boughtBefore(seed: Seed) {
  const me = person(0).usercode;
  return roundsOf(seed)
    .flatMap((round) =>
      round.earlier.filter(({ buyer }) => buyer === me).map((purchase) => ({ round, purchase })),
    )
    .sort((one, other) => one.purchase.paidAt - other.purchase.paidAt);
}
