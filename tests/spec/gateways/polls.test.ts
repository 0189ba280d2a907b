import { describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/failure';
import { pollDelay } from '@/domain/poll-delay';
import { ownDelay } from '@/domain/spread';

const minute = 60_000;
const refused = { kind: 'http', status: 503, path: '/sample' } as const;

/** How many calls one device makes in a minute in which every answer is this one; a call that fails on its way is sent at once, and after 0.5 and 2 s. */
function callsInMinute(pause: number, failure: Failure | null): number {
  const isRepeated = failure?.kind === 'network' || failure?.kind === 'http';
  let count = 0;
  for (let now = 0; now < minute;) {
    count += isRepeated ? 3 : 1;
    now += (isRepeated ? 2_500 : 0) + pollDelay(pause, failure, 0);
  }
  return count;
}

describe('the pause of a question that a page repeats', () => {
  it('differs from device to device, is never shorter than the rule says, and at most half as long again', () => {
    expect([0, 0.5, 1].map((share) => pollDelay(2_000, null, share))).toEqual([2_000, 2_500, 3_000]);
  });

  it('lets devices that were answered at the same moment ask at different moments from then on', () => {
    const shares = Array.from({ length: 1_000 }, (_, index) => index / 1_000);
    const moments = shares.map((share) => 4 * pollDelay(2_000, null, share));
    const inBusiestSecond = Math.max(
      ...[8, 9, 10, 11].map((from) => moments.filter((at) => Math.floor(at / 1_000) === from).length),
    );
    expect(inBusiestSecond).toBeLessThanOrEqual(250);
  });

  it.each([
    ['a refusal', refused],
    ['no connection', { kind: 'network' }],
    ['a time-out', { kind: 'timeout' }],
    ['an answer that cannot be read', { kind: 'invalidResponse' }],
  ] as const)('lets no device send more after %s than in health', (_, failure) => {
    for (const pause of [1_000, 2_000, 3_000, 5_000, 60_000])
      expect(callsInMinute(pause, failure)).toBeLessThanOrEqual(callsInMinute(pause, null) + 2);
  });

  it('is longer only after calls that were sent several times', () => {
    expect(pollDelay(2_000, { kind: 'timeout' }, 0)).toBe(2_000);
    expect(pollDelay(2_000, { kind: 'invalidResponse' }, 0)).toBe(2_000);
    expect(pollDelay(2_000, { kind: 'network' }, 0)).toBe(6_000);
  });

  it('waits for the Retry-After of a refusal where that is longer, for an hour at most', () => {
    expect(pollDelay(2_000, { ...refused, retryAfter: 30_000 }, 0)).toBe(30_000);
    expect(pollDelay(2_000, { ...refused, retryAfter: 1_000 }, 0)).toBe(6_000);
    expect(pollDelay(2_000, { ...refused, retryAfter: 1e12 }, 0)).toBe(3_600_000);
  });
});

it('what a moment changes for all devices is read by each at its own time in the next ten seconds', () => {
  expect([0, 0.25, 1].map(ownDelay)).toEqual([0, 2_500, 10_000]);
});
