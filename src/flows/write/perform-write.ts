import { call, type CallOptions } from '@/api/call';
import type { BodyOf, DataOf, Endpoint } from '@/api/endpoint';
import { failureOf } from '@/api/errors';
import { leavesOutcomeOpen } from '@/api/is-unanswered';
import type { Failure } from '@/domain/failure';
import { writeSettled } from '@/state/open-writes';
import { intentOf, keyFor } from './write-intent';

/** The outcome of a write. */
export type Outcome<Data> =
  | { state: 'done'; data: Data }
  /** The gateway has refused it: nothing was changed. */
  | { state: 'refused'; failure: Failure }
  /** It may have been done; the next try goes under the same key. */
  | { state: 'unanswered'; failure: Failure };

interface SendOptions extends Pick<CallOptions, 'signal' | 'quiet' | 'background'> {
  /** A key that follows from what is changed, or that was kept with it; without one the intent has its own. */
  key?: string;
}

/** Sends a body under the key of its intent and returns the outcome; a failure is shown as a toast, or only kept for /messages if `quiet`. */
export async function performWrite<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E>,
  options: Pick<SendOptions, 'quiet' | 'key'>,
): Promise<Outcome<DataOf<E>>> {
  const tried = await attempt(endpoint, body, options, true);
  if ('data' in tried) return { state: 'done', data: tried.data };
  return { state: tried.isOpen ? 'unanswered' : 'refused', failure: failureOf(tried.error) };
}

/**
 * Sends a body under the key of its intent, which stays the same until the outcome is known; throws `GatewayError`. For the steps of a proof
 * and for what no page waits for; what a person changes by a tap goes through `useWrite`.
 */
export async function sendWrite<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E>,
  options: SendOptions = {},
): Promise<DataOf<E>> {
  const tried = await attempt(endpoint, body, options, false);
  if ('data' in tried) return tried.data;
  throw tried.error;
}

/** Decides once whether the outcome is open, by which the key is kept; where the caller follows it, the call neither shows nor keeps that. */
async function attempt<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E>,
  { key, ...options }: SendOptions,
  isFollowed: boolean,
): Promise<{ data: DataOf<E> } | { error: unknown; isOpen: boolean }> {
  const startedAt = Date.now();
  const leavesOpen = (failure: Failure) => leavesOutcomeOpen(failure, endpoint.gateway, startedAt);
  const sentAs = { idempotencyKey: key ?? keyFor(endpoint, body), ...(isFollowed ? { leavesOpen } : {}) };
  try {
    const data = await call(endpoint, body, { ...options, ...sentAs });
    writeSettled(intentOf(endpoint, body));
    return { data };
  } catch (error) {
    const isOpen = leavesOpen(failureOf(error));
    if (!isOpen) writeSettled(intentOf(endpoint, body));
    return { error, isOpen };
  }
}
