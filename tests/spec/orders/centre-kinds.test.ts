import { describe, expect, it } from 'vitest';
import { getCurrentBill } from '@/api/endpoints/bill';
import { secKillingOrderList } from '@/api/endpoints/flash-sale';
import { activityOrderList } from '@/api/endpoints/mall-order';
import { orderList } from '@/api/endpoints/order-centre';
import { pointsExchange, pointsExchangeList } from '@/api/endpoints/points';
import { phoneTopUpList } from '@/areas/prepaid/endpoints/phone-top-up';
import { secondHandOrders } from '@/areas/second-hand/endpoints/orders';
import { taxiMerchant } from '@/areas/taxi/mocks/ride-postings';
import { treasureOrders } from '@/areas/treasure/endpoints';
import { tenths, toWireMoney } from '@/domain/money';
import { orderKinds, type OrderKind } from '@/domain/orders/order-kind';
import { pointsKinds } from '@/domain/points/exchange';
import { CashierShop } from '../../support/cashier';
import { firstPage } from '../../support/gateways/mock-gateways';
import { place } from '../../support/placed-orders';

const page = { page: 1, size: 50 };
const unfiltered = { ...page, keyword: '' };
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The orders in the list of a kind's own area; null where the area has no list of orders. */
const ownLists: Readonly<Record<OrderKind, ((at: CashierShop) => Promise<readonly string[]>) | null>> = {
  mall: async (at) => idsOf((await at.data(activityOrderList, unfiltered)).orders),
  'flash-sale': async (at) => idsOf((await at.data(secKillingOrderList, unfiltered)).orders),
  'second-hand': async (at) =>
    (await at.data(secondHandOrders, { ...page, group: 'bought' })).rows.flatMap(({ order }) =>
      order === null ? [] : [order.id],
    ),
  treasure: async (at) => idsOf((await at.data(treasureOrders, page)).orders),
  'top-up': async (at) => idsOf((await at.data(phoneTopUpList, page)).records),
  taxi: null,
  card: null,
  quiz: null,
  cashier: null,
  coins: null,
  // An exchange has the number of its line in the bill, so it is known by its time.
  points: async (at) => {
    const kinds = pointsKinds.map((kind) => at.data(pointsExchangeList, { ...page, kind }));
    const times = (await Promise.all(kinds)).flatMap(({ records }) => records.map(({ time }) => time));
    const { orders } = await centreOf(at, 'points');
    return idsOf(orders.filter(({ createdAt }) => times.includes(createdAt)));
  },
};

/** An order of the kind; exchanges of points are paid where they are made, all others wait for the cashier. */
async function ordered(kind: OrderKind) {
  if (kind !== 'points') return place[kind]();
  const gateways = new CashierShop();
  await gateways.allow('points');
  const done = await gateways.data(
    pointsExchange,
    { money: toWireMoney(tenths(100)), points: 1_000 },
    { key: 'points' },
  );
  const { orders } = await gateways.data(orderList, unfiltered);
  const made = orders.find(({ createdAt }) => createdAt === done.time);
  if (made === undefined) throw new Error('the exchange is no order');
  return { gateways, id: made.id };
}

async function centreOf(at: CashierShop, kind: OrderKind) {
  return at.data(orderList, { ...unfiltered, kind });
}

describe.each(orderKinds)('an order of the kind %s', (kind) => {
  it('is found in the order centre under its own kind and no other', async () => {
    const { gateways, id } = await ordered(kind);
    const found = await Promise.all(
      orderKinds.map(async (each) =>
        (await centreOf(gateways, each)).orders.some((one) => one.id === id) ? each : null,
      ),
    );
    expect(found.filter((each) => each !== null)).toEqual([kind]);
  });

  it.runIf(ownLists[kind] !== null)(
    'is in its own area’s list as well, like all others of the filter',
    async () => {
      const { gateways } = await ordered(kind);
      const own = await ownLists[kind]?.(gateways);
      expect(own).toEqual(expect.arrayContaining(idsOf((await centreOf(gateways, kind)).orders)));
    },
  );
});

describe('the rides of the order centre', () => {
  it('are what the bill says of rides, each with its amount', async () => {
    const { gateways } = await place.taxi();
    const { orders, total } = await centreOf(gateways, 'taxi');
    expect(orders).toHaveLength(total);
    const { entries } = await gateways.data(getCurrentBill, { ...firstPage, size: 10_000 });
    const paid = orders.filter(({ state }) => state === 'paid').map(({ money }) => money);
    const billed = entries.filter(({ source }) => source === taxiMerchant).map(({ amount }) => -amount);
    expect(paid).toEqual(billed);
    expect(paid.length).toBeGreaterThan(10);
  });
});
