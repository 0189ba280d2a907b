import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readInOwnTime } from '@/flows/clock/read-in-own-time';
import { pauseAfter } from '@/queries/poll';

// A device in the middle of all.
vi.mock('@/api/own-share', () => ({ ownShare: 0.5 }));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('a device reads what a moment has changed for all in its own part of the ten seconds after it', () => {
  const read = vi.fn();
  readInOwnTime(read);
  vi.advanceTimersByTime(4_999);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(read).toHaveBeenCalledOnce();
});

it('a device repeats its questions at a pause of its own', () => {
  expect(pauseAfter(2_000, null)).toBe(2_500);
});
