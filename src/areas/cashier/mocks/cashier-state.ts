import * as v from 'valibot';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import type { FamilyAgreement } from '@/mocks/cashier/family-agreement';
import { mockState, rows } from '@/mocks/core/state-part';
import { defaultFamily } from './default-family';
import { withOrdersAt } from './order-life';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Orders at the cashier, in the order of their making. */
    readonly orders: readonly CashierOrder[];
    /** Ids of orders that their buyers took off the list. */
    readonly deletedOrders: readonly string[];
    /** Coupons that were used since the world began, with the order that took each; one of its own use has no order. */
    readonly usedCoupons: Readonly<Record<string, string>>;
    /** Who may pay with whose coins. */
    readonly family: readonly FamilyAgreement[];
  }
}

export const parts = [
  mockState('orders', { schema: rows, initial: () => [], due: { orders: withOrdersAt } }),
  mockState('deletedOrders', { schema: v.array(v.string()), initial: () => [] }),
  mockState('usedCoupons', { schema: v.record(v.string(), v.string()), initial: () => ({}) }),
  mockState('family', { schema: rows, initial: ({ epoch }) => defaultFamily(epoch) }),
];
