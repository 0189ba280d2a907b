/** The states of an order, whatever was bought. */
export const orderStates = [
  'created',
  'paying',
  'paid',
  'shipped',
  'received',
  'closed',
  'refunding',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Every legal change of an order; the mock backend and the screens read this table, and nothing else changes a state. */
const changes = {
  /** A part of the payment is reserved; the third party or the merchant still has to confirm it. */
  reserve: { from: ['created'], to: 'paying' },
  settle: { from: ['created', 'paying'], to: 'paid' },
  /** The third party refused: what was reserved is given back, and the order may be paid again. */
  release: { from: ['paying'], to: 'created' },
  /** Its time is over, or the payer cancelled it. */
  close: { from: ['created', 'paying'], to: 'closed' },
  /** Goods are on their way; what is not delivered stays paid. */
  ship: { from: ['paid'], to: 'shipped' },
  /** The buyer has them, or did not say otherwise in time. */
  receive: { from: ['shipped'], to: 'received' },
  /** The operator has credited a number that was topped up. */
  credit: { from: ['paid'], to: 'received' },
  askRefund: { from: ['paid', 'shipped', 'received'], to: 'refunding' },
  refund: { from: ['refunding'], to: 'refunded' },
  /** The colleague who handed it over does not agree. */
  refuseRefund: { from: ['refunding'], to: 'shipped' },
} as const satisfies Readonly<Record<string, { from: readonly OrderState[]; to: OrderState }>>;

export type OrderChange = keyof typeof changes;
/**
 * For tests.
 * @internal
 */
export const orderChanges = Object.keys(changes) as readonly OrderChange[];

/** Takes the state of an order and a change; gives the state after it, null where the change is not legal in this state. */
export function orderStateAfter(state: OrderState, change: OrderChange): OrderState | null {
  const { from, to }: { from: readonly OrderState[]; to: OrderState } = changes[change];
  return from.includes(state) ? to : null;
}

/** Whether the order may still be paid. */
export function isPayable(state: OrderState): boolean {
  return state === 'created';
}

/** Whether its payment was made, even if it came back later. */
export function wasPaid(state: OrderState): boolean {
  return isPaid(state) || state === 'refunding' || state === 'refunded';
}

/** Whether it is paid and no refund is requested. */
export function isPaid(state: OrderState): boolean {
  return orderStateAfter(state, 'askRefund') !== null;
}

/** Whether nothing more happens to the order's payment by itself; a paid order changes only by a refund request. */
export function isSettled(state: OrderState): boolean {
  return isPaid(state) || state === 'closed' || state === 'refunded';
}

/** What a buyer sorts orders by. */
export const orderGroups = ['toPay', 'toShip', 'toReceive', 'done', 'refund'] as const;
export type OrderGroup = (typeof orderGroups)[number];

const groups: Readonly<Record<Exclude<OrderState, 'paid'>, OrderGroup | null>> = {
  created: 'toPay',
  paying: 'toPay',
  shipped: 'toReceive',
  received: 'done',
  closed: null,
  refunding: 'refund',
  refunded: 'refund',
};

/** Takes an order's state and the group of its kind once it is paid; gives its group, null for a closed one, which stands among all orders only. */
export function orderGroup(state: OrderState, whenPaid: OrderGroup): OrderGroup | null {
  return state === 'paid' ? whenPaid : groups[state];
}
