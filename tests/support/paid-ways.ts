import { tenths } from '@/domain/money';
import type { OrderKind } from '@/domain/orders/order-kind';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { kindRules } from '@/mocks/cashier/order-kinds';
import { chen } from './gateways/mock-gateways';

/** The ways in which an order of 49.9 is paid. */
const ways = {
  coins: { coins: 499, thirdParty: 0, points: 0, pointsMoney: 0 },
  points: { coins: 399, thirdParty: 0, points: 1_000, pointsMoney: 100 },
  coupon: { coins: 499, thirdParty: 0, points: 0, pointsMoney: 0 },
  card: { coins: 0, thirdParty: 499, points: 0, pointsMoney: 0 },
  family: { coins: 499, thirdParty: 0, points: 0, pointsMoney: 0 },
  mixed: { coins: 199, thirdParty: 200, points: 1_000, pointsMoney: 100 },
} as const;
export type PaidWay = keyof typeof ways;
const paidWays = Object.keys(ways) as readonly PaidWay[];

/** The ways in which an order of a kind can be paid: coins are bought by card alone. */
export function waysOf(kind: OrderKind): readonly PaidWay[] {
  if (kind === 'coins') return ['card'];
  const takesPoints = kindRules().find((each) => each.kind === kind)?.takesPoints ?? false;
  const takesCoupons = kind === 'mall' || kind === 'top-up';
  return paidWays.filter(
    (way) =>
      way !== 'card' &&
      (takesPoints || (way !== 'points' && way !== 'mixed')) &&
      (takesCoupons || way !== 'coupon'),
  );
}

/** An order as it is once it was paid in a way; one without a payment stays as it is. */
export function paidBy(order: CashierOrder, way: PaidWay): CashierOrder {
  const { payment, mall, topUp, refunds } = order;
  const { coins, thirdParty, points, pointsMoney } = ways[way];
  const parts = {
    coins: tenths(coins),
    thirdParty: tenths(thirdParty),
    points,
    pointsMoney: tenths(pointsMoney),
  };
  const coupon = way === 'coupon' ? { id: 'C001001', name: '满减券', off: tenths(50) } : null;
  const due = { ...parts, coupon: coupon !== null };
  return {
    ...order,
    mall: mall === null ? null : { ...mall, coupon, goodsMoney: tenths(order.money + (coupon?.off ?? 0)) },
    topUp: topUp === null ? null : { ...topUp, coupon },
    payment:
      payment === null
        ? null
        : {
            ...payment,
            ...parts,
            ...(way === 'family' ? { method: 'family', family: 'F1', payer: chen } : {}),
            ...(way === 'mixed' ? { method: 'coins-and-card' } : {}),
            ...(way === 'card' ? { method: 'card' } : {}),
          },
    refunds: refunds.map((refund) => ({ ...refund, due, back: refund.back === null ? null : due })),
  };
}
