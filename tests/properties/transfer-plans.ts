import fc from 'fast-check';
import type { FaultWish } from '@/mocks/core/control';

/** What a person does in one of two tabs, `after` ms behind the deed before. */
export interface Act {
  tab: 0 | 1;
  after: number;
  deed: 'send' | 'open' | 'tap' | 'taps' | 'kill' | 'reload';
}

/** One thing that a person wants to send, and how they go about it. */
export interface Wish {
  /** Who receives, by their numbers in the world. */
  to: readonly number[];
  /** Tenths of a coin: one amount for all, or in turn for each of them. */
  money: number | readonly number[];
  /** How long after the last deed for the wish before, ms. */
  after: number;
  acts: readonly Act[];
}

export interface Plan {
  /** Decides over latencies and keys. */
  draw: number;
  faults: readonly FaultWish[];
  /** When held replies are let go, ms. */
  release: number;
  wishes: readonly Wish[];
}

const often = (times: number) => fc.integer({ min: 1, max: times });
const when = fc.constantFrom('before' as const, 'after' as const);
const wait = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 200 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 100_000 }) },
);

function fault(call: string, more: { value?: number | string; retryAfter?: number } = {}) {
  return (kind: FaultWish['kind'], at: 'before' | 'after', times: number): FaultWish => ({
    call,
    kind,
    when: at,
    times,
    ...more,
  });
}

const silent = [500, 502, 503, 504, 505, 408, 409] as const;
const definite = [400, 401, 403, 404] as const;

/**
 * All that may happen to one kind of call. Left out is what no client could see through, because nothing in an answer names its key: an
 * answer of another call (`stale`), and a clear “no” to something that was booked at the first try.
 */
function faultsOn(call: string) {
  return fc.oneof(
    fc
      .tuple(
        fc.constantFrom('drop', 'hang', 'garbled', 'html', 'wrong-shape', 'duplicate', 'hold'),
        when,
        often(4),
      )
      .map(([kind, at, times]) => fault(call)(kind as FaultWish['kind'], at, times)),
    fc
      .tuple(fc.integer({ min: 0, max: 90_000 }), when, often(3))
      .map(([value, at, times]) => fault(call, { value })('delay', at, times)),
    fc
      .tuple(fc.constantFrom(...silent), when, often(4))
      .map(([value, at, times]) => fault(call, { value })('status', at, times)),
    fc
      .tuple(fc.constantFrom(...definite), often(2))
      .map(([value, times]) => fault(call, { value })('status', 'before', times)),
    fc
      .tuple(fc.integer({ min: 0, max: 12 }), often(3))
      .map(([retryAfter, times]) => fault(call, { value: 429, retryAfter })('status', 'before', times)),
    fc.tuple(when, often(3)).map(([at, times]) => fault(call, { value: '9999' })('code', at, times)),
    often(2).map((times) => fault(call, { value: '6006' })('code', 'before', times)),
    fc
      .tuple(fc.integer({ min: -90_000_000, max: 90_000_000 }), often(3))
      .map(([value, times]) => fault(call, { value })('skew', 'after', times)),
  );
}

const act: fc.Arbitrary<Act> = fc.record({
  tab: fc.constantFrom(0 as const, 0 as const, 1 as const),
  after: wait,
  deed: fc.constantFrom('send', 'send', 'tap', 'tap', 'taps', 'open', 'kill', 'kill', 'reload'),
});

// Some are above what the account holds or may send without a password: those are refused by rule.
const amount = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 3_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 100_000 }) },
);

const wish: fc.Arbitrary<Wish> = fc.record({
  to: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 7, 8, 9, 10), { minLength: 1, maxLength: 3 }),
  // Three amounts of one's own are enough for as many recipients as there are.
  money: fc.oneof(amount, fc.array(amount, { minLength: 3, maxLength: 3 })),
  after: wait,
  acts: fc
    .tuple(fc.constantFrom<Act>({ tab: 0, after: 10, deed: 'send' }), fc.array(act, { maxLength: 6 }))
    .map(([first, rest]) => [first, ...rest]),
});

/** Some hit every call until they are used up, some by chance: only so do faults of different kinds follow each other on one key. */
const byChance = (faults: fc.Arbitrary<FaultWish>) =>
  fc
    .tuple(faults, fc.constantFrom(1, 0.5, 0.5, 0.3), fc.integer({ min: 0, max: 9_999 }))
    .map(([wish, chance, seed]): FaultWish => ({ ...wish, chance, seed }));

/** Plans in which things go wrong with the call that pays, and with the question what became of it. */
export const plansOf = (call: string): fc.Arbitrary<Plan> =>
  fc.record({
    draw: fc.nat(),
    faults: fc
      .tuple(
        fc.array(byChance(faultsOn(call)), { maxLength: 5 }),
        fc.array(byChance(faultsOn('queryByIdempotencyKey')), { maxLength: 4 }),
      )
      .map((lists) => lists.flat()),
    release: fc.oneof(fc.integer({ min: 1_000, max: 100_000 }), fc.constant(650_000)),
    wishes: fc.array(wish, { minLength: 1, maxLength: 3 }),
  });
