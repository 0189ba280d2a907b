import type { OrderDetail } from '@/api/endpoints/mall-order';
import { formatCoins, type Tenths } from '@/domain/money';
import { comesByParcel, groupOf, type OrderKind } from '@/domain/orders/order-kind';
import type { OrderState } from '@/domain/orders/order-state';
import type { RefundParts } from '@/domain/orders/refund';
import type { ordersMessages } from '@/messages/areas/orders';
import { returnedText } from './refund-texts';

interface StatedOrder {
  kind: OrderKind;
  state: OrderState;
  /** What the third party still has to be paid; null or absent where nothing is. */
  owed?: { money: Tenths } | null;
}

/** The state of an order in a few words; what is paid and not delivered is done. */
export function orderStateText(
  { kind, state, owed }: StatedOrder,
  messages: typeof ordersMessages.zh,
): string {
  if (owed != null) return messages.owed(formatCoins(owed.money));
  if (kind === 'top-up' && isCreditable(state)) return messages.credited[state].name;
  if (kind === 'second-hand' && isHeld(state)) return messages.handed[state].name;
  return isDone({ kind, state }) ? messages.paidStates.paid : messages.states[state];
}

/** An order whose payment comes back, or came back. */
export interface RefundedOrder {
  state: OrderState;
  payment: (Pick<RefundParts, 'coins' | 'thirdParty' | 'points'> & { payer: string | null }) | null;
  /** Absent where the kind takes none. */
  coupon?: object | null;
  /** A refund that waits for its seller is on its way then; null where none waits. */
  answerBefore: string | null;
}

/** What comes back to whom, or came back. */
export function refundLine(
  { state, payment, coupon, answerBefore }: RefundedOrder,
  messages: typeof ordersMessages.zh,
): string {
  if (answerBefore !== null) return messages.sellerAnswers;
  if (payment === null) return '';
  const parts = returnedText({ ...payment, coupon: coupon != null }, messages);
  return (state === 'refunded' ? messages.refundCame : messages.refundComes)(parts, payment.payer);
}

/** The sentence under the state; null where who has the order says it all. */
export function orderStateLine(order: OrderDetail, messages: typeof ordersMessages.zh): string | null {
  const { kind, state, owed, closed, saleEvents } = order;
  const holds = comesByParcel(kind) ? 'goods' : 'other';
  if (state === 'created') return messages.stateLines.created[holds];
  if (state === 'closed') return messages.stateLines.closed[closed?.by === 'payer' ? 'payer' : holds];
  if (owed !== null) return messages.owedLine;
  if (state === 'refunding' || state === 'refunded') return refundLine(order, messages);
  if (state === 'shipped' && saleEvents.some(({ what }) => what === 'refused')) return messages.refundRefused;
  if (kind === 'second-hand' && isHeld(state)) return messages.handed[state].line;
  if (kind === 'top-up' && isCreditable(state)) return messages.credited[state].line;
  if (state === 'received') return messages.stateLines.received;
  return isDone({ kind, state }) ? messages.paidStates.line : null;
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
