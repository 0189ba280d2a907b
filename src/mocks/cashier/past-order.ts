import { tenths } from '@/domain/money';
import type { CashierOrder, OrderParts } from './cashier-order';
import { noParts } from './order-kinds';

const minute = 60_000;

/** An order that was paid before a world began, with what tells it from others; times in milliseconds. */
type PastOrder = Pick<
  CashierOrder,
  'id' | 'buyer' | 'merchant' | 'goods' | 'money' | 'createdAt' | 'state'
> & {
  paidAt: number;
  /** The posting that took the coins; null where a bank card paid. */
  billId: string | null;
  parts: Partial<OrderParts>;
};

/** The order as the cashier keeps it, paid whole by coins or by a bank card. */
export function pastOrder({ paidAt, billId, parts, ...order }: PastOrder): CashierOrder {
  const { buyer, money } = order;
  const nothing = tenths(0);
  return {
    ...order,
    product: 'goods',
    count: 1,
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
