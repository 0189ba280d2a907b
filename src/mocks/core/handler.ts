import type * as v from 'valibot';
import type { Endpoint } from '@/api/endpoint';
import type { Caller } from './identity';
import type { MockState } from './state';

/** What a handler is given: the checked body and who calls. */
export interface Visit<Body> extends Caller {
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
  visit: Visit<v.InferOutput<E['body']>>,
  now: number,
) => Reply<v.InferInput<E['data']>>;
