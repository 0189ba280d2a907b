import type { PayWay } from '@/domain/cashier/order-split';
import { toMoment } from '@/domain/business-time';
import { tenths, type Tenths } from '@/domain/money';
import { orderStateAfter, type OrderChange, type OrderState } from '@/domain/orders/order-state';
import type { MockState } from '@/mocks/core/state';

/** How an order is being paid or was paid; times in milliseconds. */
export interface OrderPayment {
  readonly way: PayWay;
  /** The agreement whose owner's coins pay; null where the buyer's do. */
  readonly family: string | null;
  /** Whose coins pay. */
  readonly payer: string;
  readonly coins: Tenths;
  readonly thirdParty: Tenths;
  readonly points: number;
  readonly pointsMoney: Tenths;
  readonly sentAt: number;
  readonly waitsFor: 'third-party' | 'merchant' | null;
  readonly settledAt: number | null;
  /** The posting that took the coins; null where none were paid. */
  readonly billId: string | null;
}

/** An order at the cashier; times in milliseconds. */
export interface CashierOrder {
  readonly id: string;
  readonly buyer: string;
  readonly product: 'goods' | 'coins';
  readonly merchant: string;
  readonly goods: string;
  readonly count: number;
  readonly money: Tenths;
  readonly returnUrl: string;
  readonly createdAt: number;
  readonly payBefore: number;
  readonly state: OrderState;
  readonly payment: OrderPayment | null;
  readonly failed: { readonly by: 'third-party' | 'merchant'; readonly at: number } | null;
  readonly closed: { readonly by: 'time' | 'payer'; readonly at: number } | null;
  readonly refundAskedAt: number | null;
  readonly refundedAt: number | null;
}

/** What a new order is made of. */
export type OrderContent = Pick<
  CashierOrder,
  'buyer' | 'product' | 'merchant' | 'goods' | 'count' | 'money' | 'returnUrl'
>;

/** How long an order may be paid, ms. */
const payableFor = 15 * 60_000;
const pointsPerCoin = 100;
/** At most this share of an order is paid by points. */
const pointsShare = 0.1;

/** A new order, to be paid within 15 minutes. */
export function orderCreated(
  state: MockState,
  content: OrderContent,
  now: number,
): { state: MockState; id: string } {
  const serial = state.serial + 1;
  const id = `${toMoment(now).replace(/\D/g, '').slice(2, 12)}${String(serial).padStart(4, '0')}`;
  const order: CashierOrder = {
    ...content,
    id,
    createdAt: now,
    payBefore: now + payableFor,
    state: 'created',
    payment: null,
    failed: null,
    closed: null,
    refundAskedAt: null,
    refundedAt: null,
  };
  return { state: { ...state, serial, orders: [...state.orders, order] }, id };
}

/** An order of a buyer; the newest one without an id. */
export function orderOf(state: MockState, buyer: string, id: string): CashierOrder | undefined {
  const own = state.orders.filter((order) => order.buyer === buyer);
  return id === '' ? own[own.length - 1] : own.find((order) => order.id === id);
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
  const changed = { ...order, ...parts, state: after };
  return { ...state, orders: state.orders.map((each) => (each.id === order.id ? changed : each)) };
}

/** The points that an order takes in place of coins from somebody who has so many; null where it takes none. */
export function pointsOfferOf(
  { money, product }: Pick<CashierOrder, 'money' | 'product'>,
  points: number,
): { points: number; money: Tenths } | null {
  if (product === 'coins') return null;
  // Whole coins, so that the points come out even.
  const most = Math.min(Math.floor((money * pointsShare) / 10), Math.floor(points / pointsPerCoin));
  return most === 0 ? null : { points: most * pointsPerCoin, money: tenths(most * 10) };
}

/** Points that the buyer gets for coins and third-party money; coins for the own account earn none. */
export function pointsEarned({ product, money }: Pick<CashierOrder, 'product' | 'money'>): number {
  return product === 'coins' ? 0 : Math.floor(money / 10);
}
