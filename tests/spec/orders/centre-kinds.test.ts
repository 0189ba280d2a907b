import { describe, expect, it } from 'vitest';
import { getCurrentBill } from '@/api/endpoints/bill';
import { secKillingOrderList } from '@/api/endpoints/flash-sale';
import { activityOrderList } from '@/api/endpoints/mall-order';
import { orderList } from '@/api/endpoints/order-centre';
import { phoneTopUpList } from '@/areas/prepaid/endpoints/phone-top-up';
import { secondHandOrders } from '@/areas/second-hand/endpoints/orders';
import { taxiMerchant } from '@/areas/taxi/mocks/ride-postings';
import { treasureOrders } from '@/areas/treasure/endpoints';
import { orderKinds, type OrderKind } from '@/domain/orders/order-kind';
import type { CashierShop } from '../../support/cashier';
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
};

async function centreOf(at: CashierShop, kind: OrderKind) {
  return at.data(orderList, { ...unfiltered, kind });
}

describe.each(orderKinds)('an order of the kind %s', (kind) => {
  it('is found in the order centre under its own kind and no other', async () => {
    const { gateways, id } = await place[kind]();
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
      const { gateways } = await place[kind]();
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
