import type { PaymentMethod } from '@/domain/cashier/order-split';
import type { Tenths } from '@/domain/money';
import type { OrderState } from '@/domain/orders/order-state';
import type { RefundLine, RefundParts, RefundReason } from '@/domain/orders/refund';

/** What areas know of their own orders, null for every other order: each adds its part from its file `*-order-kind.ts`. */
export interface OrderParts {}

/** Goods of an order as they were when it was placed. */
export interface OrderLine {
  readonly goodsId: string;
  /** The specification's id. */
  readonly variant: string;
  readonly name: string;
  readonly values: readonly string[];
  readonly price: Tenths;
  readonly count: number;
}

/** How an order is being paid or was paid; times in milliseconds. */
export interface OrderPayment {
  readonly method: PaymentMethod;
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

/** A part of an order that its buyer wants back; times in milliseconds. */
export interface OrderRefund {
  readonly id: string;
  readonly lines: readonly RefundLine[];
  readonly reason: RefundReason;
  readonly note: string;
  readonly requestedAt: number;
  /** From then on it is on its way; null while the seller has not answered. */
  readonly grantedAt: number | null;
  readonly due: RefundParts;
  /** What came back; null until it did. */
  readonly back: RefundParts | null;
  readonly backAt: number | null;
}

/** An order at the cashier; times in milliseconds. */
export interface CashierOrder extends OrderParts {
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
  /** In the order of asking. */
  readonly refunds: readonly OrderRefund[];
  /** When the last of it was asked back, and when that came. */
  readonly refundAskedAt: number | null;
  readonly refundedAt: number | null;
}
