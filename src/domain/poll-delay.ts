import { requestRetries } from './constants';
import { retryAfterOf, type Failure } from './failure';
import { spread } from './spread';

/** No gateway keeps a page from asking again for longer, ms. */
const longest = 3_600_000;

/**
 * Milliseconds until a page repeats a question that it asks every `pause` ms; `failure` is how the last one ended, null for an answer; `share` is
 * the device's own part of the spread, from 0 to 1. A call that failed on its way was sent three times, so its pause is three times as long: no
 * device sends more while a gateway fails. `Retry-After` is waited for.
 */
export function pollDelay(pause: number, failure: Failure | null, share: number): number {
  if (failure === null) return spread(pause, share);
  const isRepeated = failure.kind === 'network' || failure.kind === 'http';
  const wait = Math.max(isRepeated ? pause * (1 + requestRetries) : pause, retryAfterOf(failure));
  return spread(Math.min(longest, wait), share);
}
