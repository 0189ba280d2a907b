import { isAxiosError, isCancel, type AxiosError } from 'axios';
import type { IAxiosRetryConfig } from 'axios-retry';
import { requestRetries } from '@/domain/constants';

const longestRetryAfter = 10_000;

/**
 * Network errors, 5xx and 429 are tried again after n² × step; `Retry-After` is honoured up to 10 s. Time-outs and all
 * other statuses are final at once. `mayRepeat` is false for writes to a gateway that knows no idempotency keys.
 */
export function retryPolicy(step: number, mayRepeat: (error: AxiosError) => boolean): IAxiosRetryConfig {
  return {
    retries: requestRetries,
    shouldResetTimeout: true,
    retryCondition: (error) => isWorthAnotherTry(error) && mayRepeat(error),
    retryDelay: (attempt, error) => retryAfter(error) ?? attempt * attempt * step,
  };
}

function isWorthAnotherTry(error: AxiosError): boolean {
  if (isCancel(error) || isTimeout(error)) return false;
  if (error.response === undefined) return true;
  const { status } = error.response;
  return status === 429 || (status >= 500 && status <= 599);
}

/** True where the client's own time-out ran out; needs `clarifyTimeoutError`. */
export function isTimeout(error: unknown): boolean {
  return isAxiosError(error) && error.code === 'ETIMEDOUT';
}

/** The `Retry-After` of a 429 in ms, given as seconds or as a date; null where it is missing or too long. */
function retryAfter({ response }: AxiosError): number | null {
  if (response?.status !== 429) return null;
  const header: unknown = response.headers['retry-after'];
  if (typeof header !== 'string' || header === '') return null;
  const wait = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - Date.parse(String(response.headers['date']));
  return wait >= 0 && wait <= longestRetryAfter ? wait : null;
}
