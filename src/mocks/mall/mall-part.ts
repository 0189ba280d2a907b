import type { Tenths } from '@/domain/money';
import type { OrderLine } from '@/mocks/cashier/cashier-order';

/** Where an order goes, as it was when it was placed; a later change of the saved address does not move it. */
export interface OrderAddress {
  readonly name: string;
  readonly phone: string;
  /** Province, city and district in one. */
  readonly area: string;
  readonly detail: string;
}

/** What the mall knows of an order; times in milliseconds. */
export interface MallPart {
  readonly lines: readonly OrderLine[];
  readonly address: OrderAddress;
  readonly coupon: { readonly id: string; readonly name: string; readonly off: Tenths } | null;
  readonly goodsMoney: Tenths;
  readonly deliveryFee: Tenths;
  readonly message: string;
  /** The activity that offers the goods; empty where none does. */
  readonly activity: string;
  /** The session of the flash sale; empty for every other order. */
  readonly session: string;
  readonly shippedAt: number | null;
  readonly receivedAt: number | null;
}
