import type { WireDataOf } from '@/api/endpoint';
import type { activityOrderDetail } from '@/api/endpoints/mall-order';
import type { Tenths } from '@/domain/money';
import type { OrderKind } from '@/domain/orders/order-kind';
import type { RefundLine } from '@/domain/orders/refund';
import type { Refusal } from '@/mocks/core/handler';
import { merchant as shop } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';
import type { CashierOrder, OrderLine, OrderParts } from './cashier-order';

type WireDetail = NonNullable<WireDataOf<typeof activityOrderDetail>>;

/** A change that time brings, and when, ms. */
interface Due {
  readonly at: number;
  readonly change: (state: MockState) => MockState;
}

/** What an order is made of, where it is more than one thing at its price. */
interface Priced {
  /** Empty where it is one thing of the order's own name. */
  readonly lines: readonly OrderLine[];
  /** What it costs before what is taken off. */
  readonly goodsMoney: Tenths;
  readonly deliveryFee: Tenths;
  readonly coupon: { readonly name: string; readonly off: Tenths } | null;
}

/** What the cashier does differently with one kind of order; what is absent it does as with any other. */
export interface OrderKindRules {
  readonly kind: OrderKind;
  /** The part that makes an order one of this kind. */
  readonly part: keyof OrderParts | null;
  /** Which of the orders with that part are of this kind; all of them where it is absent. */
  readonly isOne?: (order: OrderParts) => boolean;
  /** Whether the buyer's points may pay a part. */
  readonly takesPoints: boolean;
  /** Whether the buyer gets points for the coins and the money. */
  readonly earnsPoints: boolean;
  /** The account that has the payment once it is settled. */
  readonly taker: (order: CashierOrder) => string;
  /** What the cashier says before the payment. */
  readonly notices: (order: CashierOrder) => readonly string[];
  /** Why the payment never comes back; null where it may. */
  readonly noRefund: string | null;
  readonly priced?: (order: CashierOrder) => Priced;
  /** Orders of a buyer that the cashier has not kept: those of the time before the world began, and those that were paid elsewhere; oldest first. */
  readonly others?: (state: MockState, buyer: string, now: number) => readonly CashierOrder[];
  /** Why it cannot be paid, independent of the payer. */
  readonly paymentRefusal?: (state: MockState, order: CashierOrder) => Refusal | null;
  /** What time does to it once it is paid. */
  readonly due?: (order: CashierOrder) => Due | null;
  readonly onPaid?: (state: MockState, order: CashierOrder, now: number) => MockState;
  /** Whether a refund waits for the seller's consent. */
  readonly needsSeller?: (order: CashierOrder) => boolean;
  /** Its part once all that is left of it is asked back. */
  readonly refundRequestedBack?: (order: CashierOrder, now: number) => Partial<OrderParts>;
  readonly onRefundRequested?: (state: MockState, order: CashierOrder, now: number) => MockState;
  /** Pieces of it come back, or all where it is closed before it was paid. */
  readonly onPiecesBack?: (state: MockState, order: CashierOrder, pieces: readonly RefundLine[]) => MockState;
  /** Nothing is left of it. */
  readonly onRefunded?: (state: MockState, order: CashierOrder) => MockState;
  /** The buyer says that it has come. */
  readonly received?: (
    state: MockState,
    order: CashierOrder,
    now: number,
  ) => { state: MockState } | { refusal: Refusal };
  /** What lists and pages tell of it beside what they tell of any order. */
  readonly wire?: (order: CashierOrder) => Partial<WireDetail>;
}

export const wayBack = '退款按原路退回：龙币、积分和银行卡各退各的。';

const usual = {
  part: null,
  takesPoints: true,
  earnsPoints: true,
  taker: ({ merchant }: CashierOrder) => shop(merchant),
  notices: ({ merchant }: CashierOrder) => [
    `付款后由${merchant}发货，收货前和收货后 7 天内可以申请退款。`,
    wayBack,
  ],
  noRefund: null,
};

/** Declares a kind of order; a file `*-order-kind.ts` exports a list of them as `orderKinds`. */
export function mockOrderKind(
  kind: OrderKind,
  differences: Partial<Omit<OrderKindRules, 'kind'>>,
): OrderKindRules {
  return { ...usual, ...differences, kind };
}
