import { isDelivered, type OrderKind } from '@/domain/orders/order-kind';
import { orderGroup, type OrderState } from '@/domain/orders/order-state';
import type { orders } from '@/messages/orders';

interface StatedOrder {
  kind: OrderKind;
  state: OrderState;
}

/** The state of an order in a few words; what is paid and not delivered is done. */
export function orderStateText({ kind, state }: StatedOrder, messages: typeof orders): string {
  return isDone({ kind, state }) ? messages.paidStates.paid : messages.states[state];
}

/** The sentence under the state. */
export function orderStateLine(
  { kind, state, closed }: StatedOrder & { closed: { by: 'time' | 'payer' } | null },
  messages: typeof orders,
): string {
  if (state === 'closed') return messages.stateLines.closed[closed?.by ?? 'time'];
  if (kind === 'second-hand' && (state === 'paid' || state === 'shipped' || state === 'received'))
    return messages.handed[state];
  return isDone({ kind, state }) ? messages.paidStates.line : messages.stateLines[state];
}

function isDone({ kind, state }: StatedOrder): boolean {
  return state === 'paid' && orderGroup(state, isDelivered(kind)) === 'done';
}
