import { queryPointsExchange } from '@/api/endpoints/points';
import { tenths } from '@/domain/money';
import type { OrderKind } from '@/domain/orders/order-kind';
import { pointsOf } from '@/mocks/accounts/account-history';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderKindOf } from '@/mocks/cashier/order-kinds';
import { house, personal } from '@/mocks/core/ledger';
import { actors } from '../people';
import type { Walk } from '../walk';
import { expectSame } from './broken';

/** Orders whose coins and money earn no points: goods of colleagues, shares of a draw, cards, coins themselves. */
const earnNothing: readonly OrderKind[] = ['second-hand', 'treasure', 'card', 'coins'];
/** For one tenth of a coin. */
const exchangeRate = 10;

/** Everybody's points are those at first, with what was earned, exchanged and given, without what was spent and taken back. */
export function pointsAddUp(walk: Walk): void {
  for (const { usercode } of actors)
    expectSame(`points of ${usercode}`, walk.state.points[usercode] ?? 0, changeOf(walk, usercode));
}

/** What a person is told of the points is the same. */
export async function pointsAreReported(walk: Walk): Promise<void> {
  for (const { usercode, index } of actors) {
    const { points } = await walk.read(usercode, queryPointsExchange, {});
    expectSame(`points that ${usercode} is told`, points, pointsOf(index) + changeOf(walk, usercode));
  }
}

function changeOf({ state, pointsGiven }: Walk, usercode: string): number {
  const own = state.orders.filter(({ buyer }) => buyer === usercode);
  const exchanged = state.ledger.postings
    .filter(({ kind, legs }) => kind === 'exchange' && legs.some(({ account }) => account === house.points))
    .flatMap(({ legs }) => legs.filter(({ account }) => account === personal(usercode)))
    .reduce((points, { delta }) => points - delta * exchangeRate, 0);
  const ofOrders = own.reduce((points, order) => points + pointsBy(order), 0);
  return exchanged + ofOrders + (pointsGiven.get(usercode) ?? 0);
}

/** What an order has brought and taken until now: a point for each whole coin or yuan that did not come back. */
function pointsBy(order: CashierOrder): number {
  const { payment, refunds } = order;
  if (payment === null) return 0;
  const back = refunds.flatMap((refund) => refund.back ?? []);
  const spent = back.reduce((points, each) => points - each.points, payment.points);
  if (payment.settledAt === null || earnNothing.includes(orderKindOf(order))) return -spent;
  const paid = payment.coins + payment.thirdParty;
  const left = back.reduce((money, { coins, thirdParty }) => money - coins - thirdParty, paid);
  return Math.floor(tenths(left) / 10) - spent;
}
