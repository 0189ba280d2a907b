// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeTabLock } from '@/flows/payment/tab-lock';

/** All tabs share this item. */
const item = 'settlement-lease';
const start = Date.parse('2026-11-21T01:41:00Z');

const stored = (): unknown => JSON.parse(localStorage.getItem(item) ?? 'null');
const store = (locks: unknown) => localStorage.setItem(item, JSON.stringify(locks));
const elsewhere = (seconds: number) => ({ owner: 'another tab', until: start + seconds * 1_000 });
const taken: ReturnType<typeof takeTabLock>[] = [];
const take = (holder: string) => {
  const lock = takeTabLock(holder);
  taken.push(lock);
  return lock;
};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  for (const lock of taken.splice(0)) lock?.release();
  vi.useRealTimers();
  localStorage.clear();
});

describe('the lock of a holder', () => {
  it('is had by one follower at a time, each holder by its own', () => {
    const first = take('U1');
    expect(take('U1')).toBeNull();
    expect(take('U2')).not.toBeNull();
    first?.release();
    expect(take('U1')).not.toBeNull();
  });

  it('is not had while another tab has it, and had once that has not renewed it in time', () => {
    store({ U1: elsewhere(8) });
    expect(take('U1')).toBeNull();
    vi.setSystemTime(start + 7_999);
    expect(take('U1')).toBeNull();
    vi.setSystemTime(start + 8_000);
    expect(take('U1')).not.toBeNull();
  });

  it('is stored for 8 s and renewed every 3 s, so that a closed tab blocks no other for longer', () => {
    const until = (seconds: number) => ({ U1: { until: start + seconds * 1_000 } });
    const lock = take('U1');
    expect(stored()).toMatchObject(until(8));
    vi.advanceTimersByTime(2_999);
    expect(stored()).toMatchObject(until(8));
    vi.advanceTimersByTime(1);
    expect(stored()).toMatchObject(until(11));
    vi.advanceTimersByTime(6_000);
    expect(stored()).toMatchObject(until(17));
    lock?.release();
    vi.advanceTimersByTime(9_000);
    expect(stored()).toBeNull();
  });

  it('is given back when the page is left', () => {
    take('U1');
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toBeNull();
    expect(take('U1')).not.toBeNull();
  });

  it('stays with a tab that took it over meanwhile, and with the holders of other locks', () => {
    const lock = take('U1');
    store({ U1: elsewhere(8), U2: elsewhere(8) });
    lock?.release();
    expect(stored()).toEqual({ U1: elsewhere(8), U2: elsewhere(8) });
  });

  it('is taken beside those of other tabs, whose expired ones are dropped', () => {
    store({ U2: elsewhere(5), U3: elsewhere(0) });
    const lock = take('U1');
    expect(Object.keys(stored() as object).sort()).toEqual(['U1', 'U2']);
    lock?.release();
    expect(stored()).toEqual({ U2: elsewhere(5) });
  });

  it('is not had while another tab has it, whatever stands beside that', () => {
    for (const beside of ['a text', 7, null, {}, { owner: 'another tab' }, { until: start + 5_000 }]) {
      store({ U2: beside, U1: elsewhere(8) });
      expect(take('U1')).toBeNull();
    }
  });

  it.each([
    ['cut JSON', '{"U1":'],
    ['null', 'null'],
    ['a number', '7'],
    ['a lock that is null', '{"U1":null}'],
    ['a lock that is a text', '{"U1":"another tab"}'],
    ['a lock without an owner', `{"U1":{"until":${start + 5_000}}}`],
    ['a lock without an end', '{"U1":{"owner":"another tab"}}'],
    ['an owner that is no text', `{"U1":{"owner":7,"until":${start + 5_000}}}`],
    ['an end that is no number', '{"U1":{"owner":"another tab","until":"9999999999999"}}'],
  ])('is had where the stored one cannot be read: %s', (_, text) => {
    localStorage.setItem(item, text);
    expect(take('U1')).not.toBeNull();
    expect(stored()).toMatchObject({ U1: { until: start + 8_000 } });
  });
});
