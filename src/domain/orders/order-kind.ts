import { isPaid, type OrderState } from './order-state';

/** What an order was made for; each kind has its own source name and icon in the order centre. */
export const orderKinds = ['mall', 'second-hand', 'treasure', 'cashier', 'coins'] as const;
export type OrderKind = (typeof orderKinds)[number];

const icons: Readonly<Record<OrderKind, string>> = {
  mall: 'gift',
  'second-hand': 'secondhand',
  treasure: 'treasure',
  cashier: 'cashier',
  coins: 'topup',
};

/** The icon of the place that an order comes from. */
export function orderIcon(kind: OrderKind): string {
  return icons[kind];
}

/** Whether goods are sent or handed to the buyer; without it an order is done as soon as it is paid. */
export function isDelivered(kind: OrderKind): boolean {
  return kind === 'mall' || kind === 'second-hand';
}

/** Whether its payment can come back: coins and shares of a draw stay bought, and a colleague is paid with the receipt. */
export function isRefundable(kind: OrderKind, state: OrderState): boolean {
  return (
    isPaid(state) &&
    kind !== 'coins' &&
    kind !== 'treasure' &&
    !(kind === 'second-hand' && state === 'received')
  );
}
