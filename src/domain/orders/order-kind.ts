import type { PaymentScene } from '@/domain/payment/payment-need';
import { orderGroup, type OrderGroup, type OrderState } from './order-state';

/** What an order was made for; each kind has its own source name and icon in the order centre. */
export const orderKinds = [
  'mall',
  'flash-sale',
  'second-hand',
  'treasure',
  'taxi',
  'top-up',
  'card',
  'quiz',
  'cashier',
  'coins',
  'points',
] as const;
export type OrderKind = (typeof orderKinds)[number];

interface OrderKindMeta {
  /** The icon of the place that it comes from. */
  icon: string;
  /** Where it stands once it is paid: what is sent or credited later is not done yet. */
  whenPaid: OrderGroup;
  /** Whose rule of paying without the password holds for it. */
  scene: PaymentScene;
}

const kinds: Readonly<Record<OrderKind, OrderKindMeta>> = {
  mall: { icon: 'gift', whenPaid: 'toShip', scene: 'mall' },
  'flash-sale': { icon: 'flash', whenPaid: 'toShip', scene: 'mall' },
  'second-hand': { icon: 'secondhand', whenPaid: 'toShip', scene: 'mall' },
  treasure: { icon: 'treasure', whenPaid: 'done', scene: 'mall' },
  taxi: { icon: 'taxi', whenPaid: 'done', scene: 'taxi' },
  'top-up': { icon: 'phone', whenPaid: 'toReceive', scene: 'top-up' },
  card: { icon: 'card', whenPaid: 'done', scene: 'top-up' },
  quiz: { icon: 'quiz', whenPaid: 'done', scene: 'mall' },
  cashier: { icon: 'cashier', whenPaid: 'done', scene: 'mall' },
  coins: { icon: 'topup', whenPaid: 'done', scene: 'mall' },
  points: { icon: 'exchange', whenPaid: 'done', scene: 'exchange' },
};

/** The icon of the place that an order comes from. */
export function orderIcon(kind: OrderKind): string {
  return kinds[kind].icon;
}

/** Whose rule of paying without the password holds for an order; the gateway, the question before the payment and its words go by it. */
export function sceneOf(kind: OrderKind): PaymentScene {
  return kinds[kind].scene;
}

/** The group that a buyer finds an order in; null for a closed one, which stands among all orders only. */
export function groupOf(kind: OrderKind, state: OrderState): OrderGroup | null {
  return orderGroup(state, kinds[kind].whenPaid);
}

/** Whether its buyer may take the order off the list: nothing is to be paid, sent or paid back any more. */
export function isDeletable(kind: OrderKind, state: OrderState): boolean {
  return state === 'closed' || state === 'refunded' || groupOf(kind, state) === 'done';
}

/** Whether the mall sends the goods of such an order by parcel. */
export function comesByParcel(kind: OrderKind): boolean {
  return kind === 'mall' || kind === 'flash-sale';
}
