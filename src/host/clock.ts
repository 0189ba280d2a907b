import { HostFailure } from './host';

/** Time as the token rules need it, so that tests need no waiting. Milliseconds. */
export interface Clock {
  now: () => number;
  sleep: (ms: number) => Promise<void>;
}

export const realClock: Clock = {
  now: () => performance.now(),
  sleep: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
};

/** Takes a promise and a limit in ms; gives its value, or rejects with a `timeout` after the limit. A later value is ignored. */
export function withTimeout<Value>(ms: number, promise: Promise<Value>, clock: Clock): Promise<Value> {
  return Promise.race([
    promise,
    clock.sleep(ms).then(() => {
      throw new HostFailure('timeout');
    }),
  ]);
}
