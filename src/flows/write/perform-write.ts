import { call, type CallOptions } from '@/api/call';
import type { BodyOf, DataOf, Endpoint } from '@/api/endpoint';
import { failureOf } from '@/api/errors';
import { leavesOutcomeOpen } from '@/api/is-unanswered';
import type { Failure } from '@/domain/failure';
import { writeSettled } from '@/state/open-writes';
import { intentOf, keyFor } from './write-intent';

/** What became of a write. */
export type Outcome<Data> =
  | { state: 'done'; data: Data }
  /** The gateway has refused it: nothing was changed. */
  | { state: 'refused'; failure: Failure }
  /** It may have been done; the next try goes under the same key. */
  | { state: 'unanswered'; failure: Failure };

interface SendOptions extends Pick<CallOptions, 'signal' | 'quiet' | 'background'> {
  /** A key that follows from what is changed, or that was kept with it; without one the intent has its own. */
  key?: string;
  /** The caller says itself that the outcome is not known, so that the call neither shows nor keeps it. */
  isFollowed?: boolean;
}

/** Sends a body under the key of its intent and tells what became of it; a failure is toasted, kept for /messages where it is `quiet`. */
export async function performWrite<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E>,
  options: Pick<SendOptions, 'quiet' | 'key'>,
): Promise<Outcome<DataOf<E>>> {
  const startedAt = Date.now();
  try {
    return { state: 'done', data: await sendWrite(endpoint, body, { ...options, isFollowed: true }) };
  } catch (error) {
    const failure = failureOf(error);
    const isOpen = leavesOutcomeOpen(failure, endpoint.gateway, startedAt);
    return { state: isOpen ? 'unanswered' : 'refused', failure };
  }
}

/**
 * Sends a body under the key of its intent, which stays the same until the outcome is known; throws `GatewayError`. For the steps of a proof
 * and for what no page waits for; what a person changes by a tap goes through `useWrite`.
 */
export async function sendWrite<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E>,
  { key, isFollowed = false, ...options }: SendOptions = {},
): Promise<DataOf<E>> {
  const startedAt = Date.now();
  const leavesOpen = (failure: Failure) => leavesOutcomeOpen(failure, endpoint.gateway, startedAt);
  const sentAs = { idempotencyKey: key ?? keyFor(endpoint, body), ...(isFollowed ? { leavesOpen } : {}) };
  try {
    const data = await call(endpoint, body, { ...options, ...sentAs });
    writeSettled(intentOf(endpoint, body));
    return data;
  } catch (error) {
    if (!leavesOpen(failureOf(error))) writeSettled(intentOf(endpoint, body));
    throw error;
  }
}
