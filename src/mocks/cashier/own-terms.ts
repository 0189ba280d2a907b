import type { MockState } from '@/mocks/core/state';
import type { CashierOrder } from './cashier-order';

/** For how long a payment may be asked back once its buyer has what was bought, ms. */
export const refundableFor = 7 * 24 * 3_600_000;

/** What of an order's refund only the area that it belongs to knows; the time in milliseconds. */
export interface OwnRefundTerms {
  /** Why nothing comes back; null where something may. */
  readonly barred: string | null;
  /** From then on it is refused; null while nothing sets a day. */
  readonly until: number | null;
}

/** The terms of a paid order, or null where it is none of the area's; a file `*-refund-terms.ts` exports it as `refundTerms`. */
export type OwnTermsOf = (state: MockState, order: CashierOrder) => OwnRefundTerms | null;
