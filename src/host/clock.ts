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

/** What was asked for, or a `timeout` where it takes longer; what comes later is ignored. */
export function within<Value>(ms: number, asked: Promise<Value>, clock: Clock): Promise<Value> {
  return Promise.race([
    asked,
    clock.sleep(ms).then(() => {
      throw new HostFailure('timeout');
    }),
  ]);
}
