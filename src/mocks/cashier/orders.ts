import { tenths, type Tenths } from '@/domain/money';
import { orderStateAfter, type OrderChange } from '@/domain/orders/order-state';
import { pointsOfferFor, type PointsOffer } from '@/domain/orders/points-offer';
import { isActive } from '@/mocks/accounts/balances';
import { personal } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';
import type { CashierOrder, OrderParts } from './cashier-order';
import { orderId } from './order-id';
import { kindRules, noParts, rulesOf } from './order-kinds';

/** What a new order is made of. */
export type OrderContent = Pick<
  CashierOrder,
  'buyer' | 'product' | 'merchant' | 'goods' | 'count' | 'money' | 'returnUrl'
> &
  Partial<OrderParts>;

/** How long an order may be paid, ms. */
const usuallyPayableFor = 15 * 60_000;

/** A new order, to be paid within 15 minutes unless another time is given. */
export function orderCreated(
  state: MockState,
  content: OrderContent,
  now: number,
  payableFor = usuallyPayableFor,
): { state: MockState; id: string } {
  const serial = state.serial + 1;
  const id = orderId(now, serial);
  const order: CashierOrder = {
    ...noParts(),
    ...content,
    id,
    createdAt: now,
    payBefore: now + payableFor,
    state: 'created',
    payment: null,
    failed: null,
    closed: null,
    refunds: [],
    refundAskedAt: null,
    refundedAt: null,
  };
  return { state: { ...state, serial, orders: [...state.orders, order] }, id };
}

/** An order of a buyer; without an id the newest that was made since the world began. */
export function orderOf(state: MockState, buyer: string, id: string, now: number): CashierOrder | undefined {
  const own = state.orders.filter((order) => order.buyer === buyer && !isDeleted(state, order));
  if (id === '') return own.filter(({ createdAt }) => createdAt >= state.seed.epoch).pop();
  return (
    own.find((order) => order.id === id) ??
    otherOrders(state, buyer, now).find((order) => order.id === id && !isDeleted(state, order))
  );
}

/** All orders of a buyer, newest first. */
export function ordersOf(state: MockState, buyer: string, now: number): readonly CashierOrder[] {
  const own = state.orders.filter((order) => order.buyer === buyer);
  const ids = new Set(own.map(({ id }) => id));
  const others = otherOrders(state, buyer, now).filter(({ id }) => !ids.has(id));
  return [...others, ...own]
    .filter((order) => !isDeleted(state, order))
    .sort((one, other) => other.createdAt - one.createdAt);
}

/** Orders of a buyer that are not in the snapshot; none while the account is not activated, as its bill has nothing either. */
function otherOrders(state: MockState, buyer: string, now: number): readonly CashierOrder[] {
  if (!isActive(state, personal(buyer))) return [];
  return kindRules().flatMap(({ others }) => others?.(state, buyer, now) ?? []);
}

function isDeleted({ deletedOrders }: MockState, { id }: CashierOrder): boolean {
  return deletedOrders.includes(id);
}

/** An order after a change; throws where the change is not legal, which would be a fault of ours. */
export function orderChanged(
  state: MockState,
  order: CashierOrder,
  change: OrderChange,
  parts: Partial<CashierOrder>,
): MockState {
  const after = orderStateAfter(order.state, change);
  if (after === null) throw new Error(`order ${order.id}: no ${change} while ${order.state}`);
  return orderKept(state, { ...order, ...parts, state: after });
}

/** The state with an order as it is now. */
export function orderKept(state: MockState, order: CashierOrder): MockState {
  // Such an order is in the snapshot from its first change on.
  const isKept = state.orders.some(({ id }) => id === order.id);
  const orders = isKept
    ? state.orders.map((each) => (each.id === order.id ? order : each))
    : [...state.orders, order];
  return { ...state, orders };
}

/** The points that replace coins of an order, out of those that the person has; null if none can. */
export function pointsOfferOf(order: CashierOrder, points: number): PointsOffer | null {
  return rulesOf(order).takesPoints ? pointsOfferFor(order.money, points) : null;
}

/** Points that the buyer of an order gets; nothing for what points pay of it. */
export function pointsEarned(order: CashierOrder): number {
  return pointsEarnedFor(order, tenths(order.money - (order.payment?.pointsMoney ?? 0)));
}

/** Points that the buyer gets for so much of an order in coins and third-party money. */
export function pointsEarnedFor(order: CashierOrder, paid: Tenths): number {
  return rulesOf(order).earnsPoints ? Math.floor(paid / 10) : 0;
}
