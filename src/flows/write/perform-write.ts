import { call } from '@/api/call';
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

/** Sends a body under the key of its intent and tells what became of it; a failure is toasted, kept for /messages where it is `quiet`. */
export async function performWrite<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E>,
  { quiet }: { quiet: boolean },
): Promise<Outcome<DataOf<E>>> {
  const startedAt = Date.now();
  const leavesOpen = (failure: Failure) => leavesOutcomeOpen(failure, endpoint.gateway, startedAt);
  try {
    const data = await call(endpoint, body, { idempotencyKey: keyFor(endpoint, body), quiet, leavesOpen });
    writeSettled(...intentOf(endpoint, body));
    return { state: 'done', data };
  } catch (error) {
    const failure = failureOf(error);
    if (leavesOpen(failure)) return { state: 'unanswered', failure };
    writeSettled(...intentOf(endpoint, body));
    return { state: 'refused', failure };
  }
}
