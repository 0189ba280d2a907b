import * as v from 'valibot';
import type { Endpoint } from '@/api/endpoint';
import type { Caller } from './identity';
import type { MockState } from './state';

/** What a handler is given: the checked body and who calls. */
export interface HandlerRequest<Body> extends Caller {
  body: Body;
  /** The idempotency key that came along; null on reads, and where none came. */
  key: string | null;
}

/** Data, or a refusal by rule; `booked` is the id of what was booked. */
export type Reply<Data> =
  { state: MockState; data: Data; booked?: string } | { state: MockState; refusal: Refusal };

export interface Refusal {
  code: string;
  message: string;
  /** The people that it is about. */
  usercodes?: readonly string[];
}

/** One endpoint's rules: synchronous and pure; `now` is business time in milliseconds. */
export type Handler<E extends Endpoint> = (
  state: MockState,
  request: HandlerRequest<v.InferOutput<E['body']>>,
  now: number,
) => Reply<v.InferInput<E['data']>>;

/** A request whose body passed its schema, ready to be carried out. */
export type Operation = (state: MockState, caller: Caller, key: string | null, now: number) => Reply<unknown>;

/** An endpoint with the handler that answers it; a body that does not fit its schema gives null. */
export interface Served {
  endpoint: Endpoint;
  read: (body: unknown) => Operation | null;
}

/** Takes an endpoint and its handler; gives one entry of a handler file's list `handlers`. */
export function serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): Served {
  return {
    endpoint,
    read: (given) => {
      const checked = v.safeParse(endpoint.body, given);
      if (!checked.success) return null;
      const body = checked.output as v.InferOutput<E['body']>;
      return (state, caller, key, now) => handler(state, { ...caller, body, key }, now);
    },
  };
}
