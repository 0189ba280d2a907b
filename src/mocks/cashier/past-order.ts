import { tenths } from '@/domain/money';
import type { CashierOrder, OrderParts } from './cashier-order';
import { noParts } from './order-kinds';

const minute = 60_000;

/** An order that was paid before a world began, with what tells it from others; times in milliseconds. */
type PastOrder = Pick<
  CashierOrder,
  'id' | 'buyer' | 'merchant' | 'goods' | 'money' | 'createdAt' | 'state'
> & {
  /** Pieces; one where it is absent. */
  count?: number;
  paidAt: number;
  /** The posting that took the coins; null where a bank card paid. */
  billId: string | null;
  parts: Partial<OrderParts>;
};

/** The order as the cashier keeps it, paid whole by coins or by a bank card. */
export function pastOrder({ paidAt, billId, parts, count = 1, ...order }: PastOrder): CashierOrder {
  const { buyer, money } = order;
  const nothing = tenths(0);
  return {
    ...order,
    product: 'goods',
    count,
    returnUrl: '',
    payBefore: paidAt + 14 * minute,
    payment: {
      method: billId === null ? 'coins-and-card' : 'coins',
      family: null,
      payer: buyer,
      coins: billId === null ? nothing : money,
      thirdParty: billId === null ? money : nothing,
      points: 0,
      pointsMoney: nothing,
      sentAt: paidAt,
      waitsFor: null,
      settledAt: paidAt,
      billId,
    },
    failed: null,
    closed: null,
    refunds: [],
    refundAskedAt: null,
    refundedAt: null,
    ...noParts(),
    ...parts,
  };
}

/** An order of the past whose payment came back whole at this moment, ms. */
export function paidBack(order: CashierOrder, at: number): CashierOrder {
  const { id, payment } = order;
  if (payment === null) throw new Error(`order ${id} has no payment`);
  const { coins, pointsMoney, thirdParty, points } = payment;
  const due = { coins, pointsMoney, thirdParty, points, coupon: false };
  const refund = {
    id: `R-${id}`,
    lines: [],
    reason: 'other',
    note: '',
    requestedAt: at,
    grantedAt: at,
    due,
  } as const;
  return {
    ...order,
    state: 'refunded',
    refunds: [{ ...refund, back: due, backAt: at }],
    refundAskedAt: at,
    refundedAt: at,
  };
}
