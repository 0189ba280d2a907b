import { isAxiosError, isCancel, type AxiosError } from 'axios';
import type { IAxiosRetryConfig } from 'axios-retry';
import { requestRetries } from '@/domain/constants';
import { spread } from '@/domain/spread';
import { ownShare } from './own-share';

const longestRetryAfter = 10_000;

/**
 * Network errors, 5xx and 429 are tried again after n² × step, or after `Retry-After` where that is later. Time-outs, a `Retry-After` above 10 s
 * and all other statuses are final at once. `mayRepeat` is false for writes to a gateway that knows no idempotency keys; `share` is the device's
 * own part of the spread, from 0 to 1.
 */
export function retryPolicy(step: number, mayRepeat: (error: AxiosError) => boolean, share = ownShare) {
  return {
    retries: requestRetries,
    shouldResetTimeout: true,
    retryCondition: (error: AxiosError) => isWorthAnotherTry(error) && mayRepeat(error),
    retryDelay: (attempt: number, error: AxiosError) =>
      Math.max(attempt * attempt * step, spread(retryAfter(error) ?? 0, share)),
    onRetry: (_, error, config) => {
      config.refusedFor = retryAfter(error);
    },
  } satisfies IAxiosRetryConfig;
}

function isWorthAnotherTry(error: AxiosError): boolean {
  if (isCancel(error) || isTimeout(error)) return false;
  if (error.response === undefined) return true;
  const { status } = error.response;
  return (
    (status === 429 || (status >= 500 && status <= 599)) && (retryAfter(error) ?? 0) <= longestRetryAfter
  );
}

/** True where the client's own time-out ran out; needs `clarifyTimeoutError`. */
export function isTimeout(error: unknown): boolean {
  return isAxiosError(error) && error.code === 'ETIMEDOUT';
}

/** The `Retry-After` of an answer in ms, given as seconds or as a date; undefined where it is missing or unreadable. */
export function retryAfter({ response }: AxiosError): number | undefined {
  const header = String(response?.headers['retry-after']);
  const wait = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - Date.parse(String(response?.headers['date']));
  return wait >= 0 ? wait : undefined;
}
