import { describe, expect, it } from 'vitest';
import { ownPart, rideTitle, taxiMerchant } from '@/areas/taxi/mocks/ride-postings';
import { tripsOf } from '@/areas/taxi/mocks/trip-requests';
import { treasureShop } from '@/areas/treasure/mocks/rounds';
import { rowsOf } from '@/mocks/accounts/balances';
import { ordersOf } from '@/mocks/cashier/orders';
import { refundTerms } from '@/mocks/cashier/refund-terms';
import { personal } from '@/mocks/core/ledger';
import { person } from '@/mocks/core/people';
import { freshWorld, worldNames } from '@/mocks/core/worlds';
import { me, pinned } from '../../support/gateways/mock-gateways';

const day = 86_400_000;
/** Those whose sales before a world began are orders, as exchanges of points are. */
const sellers: ReadonlySet<string> = new Set(['龙币商城', taxiMerchant, treasureShop]);

describe('the orders of the past', () => {
  it.each(worldNames)('have their lines in the bill, and the lines their orders: %s', (name) => {
    const state = freshWorld(name, pinned);
    const rows = new Map(rowsOf(state, personal(me)).map((row) => [row.posting.id, row]));
    const orders = ordersOf(state, me, pinned);
    expect(orders.length >= 34).toBe(rows.size > 0);
    const billed = orders.flatMap(({ payment }) => (payment?.billId == null ? [] : [payment.billId]));
    for (const { payment } of orders) {
      expect(payment === null || payment.coins === 0).toBe(payment?.billId == null);
      if (payment?.billId != null) expect(rows.get(payment.billId)?.delta).toBe(-payment.coins);
    }
    const lines = [...rows.values()].filter(
      ({ posting: { kind, source } }) => kind === 'exchange' || (kind === 'purchase' && sellers.has(source)),
    );
    expect(lines.map(({ posting }) => posting.id).sort()).toEqual(billed.sort());
  });

  it.each(worldNames)('and trips have their lines too, each what its rider paid: %s', (name) => {
    const state = freshWorld(name, pinned);
    const lines = rowsOf(state, personal(me)).filter(({ posting }) => posting.source === taxiMerchant);
    const paid = tripsOf(state, person(0)).filter((trip) => trip.at.paid !== null && ownPart(trip) > 0);
    expect(lines.length > 0).toBe(rowsOf(state, personal(me)).length > 0);
    expect(lines.map(({ posting, delta }) => [posting.time, posting.title, -delta])).toEqual(
      [...paid]
        .sort((one, other) => Number(one.at.paid) - Number(other.at.paid))
        .map((trip) => [trip.at.paid, rideTitle(trip), ownPart(trip)]),
    );
  });

  it.each(worldNames)('are refunded exactly where state and date allow it: %s', (name) => {
    const state = freshWorld(name, pinned);
    for (const order of ordersOf(state, me, pinned)) {
      const { shippedAt = null, receivedAt = null } = order.mall ?? {};
      const paidAt = order.payment?.settledAt ?? null;
      const times = [order.createdAt, paidAt, shippedAt, receivedAt].filter((time) => time !== null);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(Math.max(...times)).toBeLessThanOrEqual(pinned);
      expect(receivedAt !== null).toBe(order.state === 'received');
      const isOpen = order.state === 'shipped' || (receivedAt !== null && pinned < receivedAt + 7 * day);
      expect([order.id, 'barred' in refundTerms(state, order, pinned)]).toEqual([order.id, !isOpen]);
    }
  });
});
