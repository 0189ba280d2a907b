import * as v from 'valibot';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import type { FamilyAgreement } from '@/mocks/cashier/family-agreement';
import { mockState, rows } from '@/mocks/core/state-part';
import type { CouponUse } from '@/mocks/life/coupons';
import { defaultFamily } from './default-family';
import { withOrdersAt } from './order-life';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Orders at the cashier, in the order of their making. */
    readonly orders: readonly CashierOrder[];
    /** Ids of orders that their buyers took off the list. */
    readonly deletedOrders: readonly string[];
    /** Vouchers that were used since the world began, by their ids. */
    readonly usedCoupons: Readonly<Record<string, CouponUse>>;
    /** Who may pay with whose coins. */
    readonly family: readonly FamilyAgreement[];
  }
}

export const parts = [
  mockState('orders', { schema: rows, initial: () => [], due: { orders: withOrdersAt } }),
  mockState('deletedOrders', { schema: v.array(v.string()), initial: () => [] }),
  mockState('usedCoupons', {
    schema: v.record(v.string(), v.object({ order: v.string(), at: v.number() })),
    initial: () => ({}),
  }),
  mockState('family', { schema: rows, initial: ({ epoch }) => defaultFamily(epoch) }),
];
