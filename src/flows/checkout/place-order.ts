import * as v from 'valibot';
import type { BodyOf, DataOf, Endpoint } from '@/api/endpoint';
import { closeOrder } from '@/api/endpoints/cashier';
import { performWrite, type Outcome } from '@/flows/write/perform-write';
import { useWrite, type Write, type WriteOptions } from '@/flows/write/use-write';
import { openOrderOf, orderOpened, orderSettled } from '@/state/open-orders';

/** How the orders of one endpoint are placed. */
export interface Placing<E extends Endpoint> {
  endpoint: E;
  /** Whether an order whose answer got lost is the one that is meant now; by default nothing may differ. */
  isSame?: (one: BodyOf<E>, other: BodyOf<E>) => boolean;
  /** Takes back what came of an order whose answer got lost, because something else is ordered now. */
  takeBack: (placed: DataOf<E>) => Promise<Outcome<unknown>>;
}

/** The same for orders that the cashier takes the payment of. */
export interface OrderPlacing<E extends Endpoint> extends Placing<E> {
  /** The order that was placed; null where it is not there yet. */
  orderOf: (placed: DataOf<E>) => string | null;
}

type OrderEndpoint = Endpoint<v.GenericSchema, v.GenericSchema<unknown, { id: string }>>;

/** The placing of orders that the cashier knows as soon as they are placed, and closes. */
export function placing<E extends OrderEndpoint>(
  endpoint: E,
  isSame: (one: BodyOf<E>, other: BodyOf<E>) => boolean = isEqual,
): OrderPlacing<E> {
  return { endpoint, orderOf: idOf, isSame, takeBack: (placed) => closePlaced(idOf(placed)) };
}

/** Closes an order that was placed. */
export function closePlaced(id: string): Promise<Outcome<unknown>> {
  return performWrite(closeOrder, { id }, { quiet: true });
}

/**
 * Places an order and returns the outcome. The outcome of an order whose response was lost is queried first, under its own key, so that
 * neither a second tap nor a reload makes a second order.
 */
export async function placeOrder<E extends Endpoint>(
  { endpoint, isSame = isEqual, takeBack }: Placing<E>,
  body: BodyOf<E>,
): Promise<Outcome<DataOf<E>>> {
  const { name, body: schema } = endpoint;
  const place = async (order: BodyOf<E>) => {
    orderOpened(name, order);
    const outcome = await performWrite(endpoint, order, { quiet: true });
    if (outcome.state !== 'unanswered') orderSettled(name);
    return outcome;
  };
  const sent = openOrderOf(name);
  if (isBodyOf(schema, sent)) {
    const former = await place(sent);
    if (former.state === 'unanswered') return former;
    if (former.state === 'done') {
      if (isSame(sent, body)) return former;
      const takenBack = await takeBack(former.data);
      if (takenBack.state !== 'done') return takenBack;
    }
  }
  return place(body);
}

/** What has changed once an order is placed, and once one is refused. */
export type PlacingOptions = Pick<WriteOptions<Endpoint>, 'refresh' | 'onRefused'>;

/** Places orders, each once: a second tap, a lost answer or a reload makes no second one. */
export function usePlaceOrder<E extends Endpoint>(
  placing: Placing<E>,
  options: PlacingOptions = {},
): Write<BodyOf<E>, DataOf<E>> {
  return useWrite(placing.endpoint, { ...options, perform: (body) => placeOrder(placing, body) });
}

function isBodyOf<E extends Endpoint>(schema: E['body'], body: unknown): body is BodyOf<E> {
  return v.is(schema, body);
}

function idOf({ id }: { id: string }): string {
  return id;
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
