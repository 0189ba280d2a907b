/** The states of an order for which somebody pays. */
export const orderStates = ['created', 'paying', 'paid', 'closed', 'refunding', 'refunded'] as const;
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
  askRefund: { from: ['paid'], to: 'refunding' },
  refuseRefund: { from: ['refunding'], to: 'paid' },
  refund: { from: ['refunding'], to: 'refunded' },
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

/** Whether nothing more happens to the order's payment by itself; a paid order changes only where somebody asks for a refund. */
export function isSettled(state: OrderState): boolean {
  return state === 'paid' || state === 'closed' || state === 'refunded';
}
