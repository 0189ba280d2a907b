import type { OrderDetail } from '@/api/endpoints/mall-order';
import { groupOf, type OrderKind } from '@/domain/orders/order-kind';
import type { OrderState } from '@/domain/orders/order-state';
import type { orders } from '@/messages/areas/orders';

interface StatedOrder {
  kind: OrderKind;
  state: OrderState;
}

/** The state of an order in a few words; what is paid and not delivered is done. */
export function orderStateText({ kind, state }: StatedOrder, messages: typeof orders): string {
  if (kind === 'top-up' && isCreditable(state)) return messages.credited[state].name;
  if (kind === 'second-hand' && isHeld(state)) return messages.handed[state].name;
  return isDone({ kind, state }) ? messages.paidStates.paid : messages.states[state];
}

/** The sentence under the state. */
export function orderStateLine(
  { kind, state, closed, answerBefore, saleEvents }: OrderDetail,
  messages: typeof orders,
): string {
  if (state === 'closed') return messages.stateLines.closed[closed?.by ?? 'time'];
  if (answerBefore !== null) return messages.sellerAnswers;
  if (state === 'shipped' && saleEvents.some(({ what }) => what === 'refused')) return messages.refundRefused;
  if (kind === 'second-hand' && isHeld(state)) return messages.handed[state].line;
  if (kind === 'top-up' && isCreditable(state)) return messages.credited[state].line;
  return isDone({ kind, state }) ? messages.paidStates.line : messages.stateLines[state];
}

function isDone({ kind, state }: StatedOrder): boolean {
  return state === 'paid' && groupOf(kind, state) === 'done';
}

function isHeld(state: OrderState): state is 'paid' | 'shipped' | 'received' {
  return state === 'paid' || state === 'shipped' || state === 'received';
}

function isCreditable(state: OrderState): state is 'paid' | 'received' {
  return state === 'paid' || state === 'received';
}
