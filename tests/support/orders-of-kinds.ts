import { tenths } from '@/domain/money';
import { comesByParcel, orderKinds, type OrderKind } from '@/domain/orders/order-kind';
import { isPaid, orderStates, wasPaid, type OrderState } from '@/domain/orders/order-state';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderCreated } from '@/mocks/cashier/orders';
import type { MockState } from '@/mocks/core/state';
import { me } from './gateways/mock-gateways';

const minute = 60_000;
const day = 24 * 60 * minute;
const money = tenths(499);

/** How long ago the buyer got what was bought: just now, and on both sides of the seventh day. */
const sinceReceipt = [minute, 7 * day - minute, 7 * day, 60 * day] as const;

/** One order of the person: its kind, its state, and how long ago it was received (ms). */
export interface OrderRow {
  kind: OrderKind;
  state: OrderState;
  since: number;
}

/** Orders of every kind in every state; those that can be received, at every distance from the receipt. */
export const orderRows: readonly OrderRow[] = orderKinds.flatMap((kind) =>
  orderStates.flatMap((state) =>
    (isPaid(state) ? sinceReceipt : sinceReceipt.slice(0, 1)).map((since) => ({ kind, state, since })),
  ),
);

/** What the mall delivers, bought in a session of the flash sale or in none. */
const delivered = ({ state, since }: OrderRow, now: number, session: string) => ({
  mall: {
    lines: [{ goodsId: 'G0001', variant: 'G0001-1', name: '保温随行杯', values: [], price: money, count: 1 }],
    address: { name: '林晓禾', phone: '13800006188', area: '浙江省杭州市西湖区', detail: '3 号楼' },
    coupon: null,
    goodsMoney: money,
    deliveryFee: tenths(0),
    message: '',
    activity: '',
    session,
    shippedAt: state === 'shipped' || state === 'received' ? now - since - minute : null,
    receivedAt: state === 'received' ? now - since : null,
  },
});

const parts: Readonly<Record<OrderKind, (row: OrderRow, now: number) => Partial<CashierOrder>>> = {
  mall: (row, now) => delivered(row, now, ''),
  'flash-sale': (row, now) => delivered(row, now, 'S2026112108'),
  'second-hand': ({ state, since }, now) => ({
    secondHand: {
      item: 'S0001',
      seller: 'LX100002',
      handedOverAt: state === 'shipped' || state === 'received' ? now - since : null,
      receivedAt: state === 'received' ? now - since : null,
      claim: null,
      rating: null,
    },
  }),
  treasure: () => ({ treasure: { round: 'none' } }),
  taxi: () => ({ trip: { trip: 'none' } }),
  'top-up': ({ state, since }, now) => ({
    topUp: {
      number: '13800006188',
      operator: 'mobile',
      face: 50,
      coupon: null,
      creditedAt: state === 'received' ? now - since : null,
      failure: '',
    },
  }),
  card: () => ({ card: { product: 'none', face: 50, price: money, beans: 0, beansMoney: tenths(0) } }),
  quiz: () => ({ quiz: { exam: 'none' } }),
  cashier: () => ({}),
  coins: () => ({ product: 'coins' }),
  points: () => ({ exchange: { id: 'none' } }),
};

/** Puts the order of a row into a world; gives its id. */
export function orderAdded(before: MockState, row: OrderRow, now: number): { state: MockState; id: string } {
  const content = {
    buyer: me,
    product: 'goods',
    merchant: '云杉生活馆',
    goods: '保温随行杯',
    count: 1,
    money,
    returnUrl: '',
  } as const;
  const { state, id } = orderCreated(before, content, now);
  const orders = state.orders.map((order) =>
    order.id === id ? { ...order, ...stateParts(row, now), ...parts[row.kind](row, now) } : order,
  );
  return { state: { ...state, orders }, id };
}

/** What an order in a state has; goods that are still to be sent or handed over were paid just now. */
function stateParts({ kind, state, since }: OrderRow, now: number): Partial<CashierOrder> {
  const waits = state === 'paying' ? ('third-party' as const) : null;
  const isFresh = kind === 'second-hand' || kind === 'top-up' || state === 'paying';
  const paidAt = isFresh ? now - 1_000 : now - since;
  const none = { coins: tenths(0), thirdParty: tenths(0), points: 0, pointsMoney: tenths(0) };
  const payment = {
    ...none,
    method: 'coins',
    family: null,
    payer: me,
    coins: money,
    sentAt: paidAt,
    waitsFor: waits,
    settledAt: waits === null ? paidAt : null,
    billId: null,
  } as const;
  const due = { ...none, coins: money, coupon: false };
  const isBack = state === 'refunded';
  const refund = {
    id: 'R1',
    lines: comesByParcel(kind) ? [{ variant: 'G0001-1', count: 1 }] : [],
    reason: 'other',
    note: '',
    requestedAt: now,
    grantedAt: now,
    due,
    back: isBack ? due : null,
    backAt: isBack ? now : null,
  } as const;
  const isGoingBack = state === 'refunding' || isBack;
  return {
    state,
    payment: wasPaid(state) || state === 'paying' ? payment : null,
    closed: state === 'closed' ? { by: 'payer', at: now } : null,
    refunds: isGoingBack ? [refund] : [],
    refundAskedAt: isGoingBack ? now : null,
    refundedAt: isBack ? now : null,
  };
}
