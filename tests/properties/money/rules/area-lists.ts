import { coinTopUpList } from '@/api/endpoints/coin-top-up';
import { secKillingOrderList } from '@/api/endpoints/flash-sale';
import { activityOrderList } from '@/api/endpoints/mall-order';
import { affectionPayRecords } from '@/areas/family-pay/endpoints';
import { phoneTopUpList } from '@/areas/prepaid/endpoints/phone-top-up';
import { secondHandOrders } from '@/areas/second-hand/endpoints/orders';
import { taxiOrderList, tripDetail } from '@/areas/taxi/endpoints/taxi-trips';
import { treasureOrders } from '@/areas/treasure/endpoints';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import type { Walk } from '../walk';
import type { Statement } from './one-fact';

const pages = { page: 1, size: 50 } as const;

/** Reads the list of one area, as its page does. */
type Reader = (walk: Walk, as: string) => Promise<readonly Statement[]>;

/** Which orders a list is read for, and how. */
const lists: readonly (readonly [isThere: (order: CashierOrder) => boolean, read: Reader])[] = [
  [
    ({ mall }) => mall?.session === '',
    async (walk, as) => named('mall', (await walk.read(as, activityOrderList, pages)).orders),
  ],
  [
    ({ mall }) => mall !== null && mall.session !== '',
    async (walk, as) => named('flash sale', (await walk.read(as, secKillingOrderList, pages)).orders),
  ],
  [
    ({ secondHand }) => secondHand !== null,
    async (walk, as) => {
      const { rows } = await walk.read(as, secondHandOrders, { group: 'bought', ...pages });
      return named(
        'second-hand',
        rows.flatMap(({ order }) => order ?? []),
      );
    },
  ],
  [
    ({ treasure }) => treasure !== null,
    async (walk, as) => named('draws', (await walk.read(as, treasureOrders, pages)).orders),
  ],
  [
    ({ topUp }) => topUp !== null,
    async (walk, as) => named('top-ups', (await walk.read(as, phoneTopUpList, pages)).records),
  ],
  [
    ({ product }) => product === 'coins',
    async (walk, as) => {
      const { records } = await walk.read(as, coinTopUpList, {});
      return named(
        'own coins',
        records.flatMap((each) => (each.by === 'order' ? [each] : [])),
      );
    },
  ],
  [({ trip }) => trip !== null, ridesOf],
];

/** All that the lists of the areas say of these orders of a person. */
export async function areaLists(
  walk: Walk,
  as: string,
  orders: readonly CashierOrder[],
): Promise<readonly Statement[]> {
  const told: Statement[] = [];
  for (const [isThere, read] of lists) if (orders.some(isThere)) told.push(...(await read(walk, as)));
  return told;
}

function named(where: string, rows: readonly Omit<Statement, 'where'>[]): readonly Statement[] {
  return rows.map(({ id, state, money }) => ({
    where,
    id,
    ...(state === undefined ? {} : { state }),
    ...(money === undefined ? {} : { money }),
  }));
}

/** A ride names its order; what is owed is what the order comes to. */
async function ridesOf(walk: Walk, as: string): Promise<readonly Statement[]> {
  const { trips } = await walk.read(as, taxiOrderList, pages);
  const told: Statement[] = [];
  for (const { id, owed } of trips.filter((each) => each.owed > 0)) {
    const order = (await walk.read(as, tripDetail, { id }))?.trip.order ?? null;
    if (order !== null) told.push({ where: 'rides', id: order, money: owed });
  }
  return told;
}

/** What a family member's coins paid, as the payer reads it. */
export async function paidForFamily(walk: Walk, as: string): Promise<readonly Statement[]> {
  const { records } = await walk.read(as, affectionPayRecords, { id: '', ...pages });
  return records.map(({ id, amount, state }) => ({ where: 'family', id, state, money: amount }));
}

/** What the seller of items reads of their orders. */
export async function soldBy(walk: Walk, as: string): Promise<readonly Statement[]> {
  const { rows } = await walk.read(as, secondHandOrders, { group: 'sold', ...pages });
  return named(
    'sold items',
    rows.flatMap(({ order }) => order ?? []),
  );
}
