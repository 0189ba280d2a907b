import type { Refusal } from '@/mocks/core/handler';
import { nextId, type MockState } from '@/mocks/core/state';
import { flashOrderPlaced, offeredIn, type FlashOrderRequest } from '@/mocks/flash-sale/flash-orders';

/** A queued order, or its outcome; times in milliseconds. */
export interface FlashTicket {
  readonly id: string;
  readonly buyer: string;
  readonly orderRequest: FlashOrderRequest;
  readonly dueAt: number;
  readonly outcome:
    | { readonly kind: 'placed'; readonly order: string }
    | { readonly kind: 'refused'; readonly refusal: Refusal }
    | null;
}

/** Orders are queued in this time after a session starts, ms. */
const rushLasts = 30_000;
/** How long an order waits for its turn, ms. */
const waits = 6_000;
/** People whose turn comes in one second. */
const perSecond = 20;
/** The outcome of a ticket can be asked for in this time, ms. */
const keptFor = 10 * 60_000;

/** Whether so many people buy goods of a session at this moment that orders are queued. */
export function isRush(state: MockState, orderRequest: FlashOrderRequest, now: number): boolean {
  const startsAt = offeredIn(state, orderRequest, now)?.session.startsAt ?? Infinity;
  return now >= startsAt && now < startsAt + rushLasts;
}

/** The ticket of an order that waits; a person who is queued for the same goods keeps their position. */
export function withTicket(
  state: MockState,
  orderRequest: FlashOrderRequest,
  buyer: string,
  now: number,
): { state: MockState; ticket: FlashTicket } {
  const waiting = state.flashQueue.find(
    (each) =>
      each.buyer === buyer &&
      each.outcome === null &&
      each.orderRequest.session === orderRequest.session &&
      each.orderRequest.goods === orderRequest.goods,
  );
  if (waiting !== undefined) return { state, ticket: waiting };
  const { id, state: named } = nextId(state, 'Q');
  const ticket: FlashTicket = { id, buyer, orderRequest, dueAt: now + waits, outcome: null };
  return { state: { ...named, flashQueue: [...named.flashQueue, ticket] }, ticket };
}

/** What the person is told of a ticket that still waits. */
export function turnOf({ id, dueAt }: FlashTicket, now: number) {
  const seconds = Math.max(0, dueAt - now) / 1_000;
  return {
    state: 'queueing' as const,
    ticket: id,
    ahead: Math.ceil(seconds * perSecond),
    askAfter: Math.max(1, Math.min(3, Math.ceil(seconds))),
  };
}

/** Gives every ticket its turn when it is due, in the order of the queue, and forgets old ones. */
export function withTurns(state: MockState, now: number): MockState {
  const isOld = ({ dueAt, outcome }: FlashTicket) => outcome !== null && now >= dueAt + keptFor;
  const due = state.flashQueue.filter(({ outcome, dueAt }) => outcome === null && now >= dueAt);
  if (due.length === 0 && !state.flashQueue.some(isOld)) return state;
  const after = due.reduce(withTurn, state);
  return { ...after, flashQueue: after.flashQueue.filter((ticket) => !isOld(ticket)) };
}

function withTurn(state: MockState, ticket: FlashTicket): MockState {
  const done = flashOrderPlaced(state, ticket.orderRequest, ticket.buyer, ticket.dueAt);
  const [after, outcome] =
    'refusal' in done
      ? [state, { kind: 'refused', refusal: done.refusal } as const]
      : [done.state, { kind: 'placed', order: done.id } as const];
  const flashQueue = after.flashQueue.map((each) => (each.id === ticket.id ? { ...ticket, outcome } : each));
  return { ...after, flashQueue };
}
