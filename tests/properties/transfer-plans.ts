import fc from 'fast-check';
import type { FaultRequest } from '@/mocks/core/control';

/** An action in one of two tabs, `after` ms behind the action before. */
export interface Act {
  tab: 0 | 1;
  after: number;
  operation: 'send' | 'open' | 'tap' | 'taps' | 'kill' | 'reload';
}

/** One payment that a person wants to make, and the actions for it. */
export interface PlannedPayment {
  /** The recipients, by their numbers in the world. */
  to: readonly number[];
  /** Tenths of a coin: one amount for all, or in turn for each of them. */
  money: number | readonly number[];
  /** The delay after the last action of the payment before, ms. */
  after: number;
  acts: readonly Act[];
}

export interface Plan {
  /** The seed of latencies and keys. */
  draw: number;
  faults: readonly FaultRequest[];
  /** When held replies are released, ms. */
  release: number;
  payments: readonly PlannedPayment[];
}

const arbitraryTimes = (times: number) => fc.integer({ min: 1, max: times });
const arbitraryPhase = fc.constantFrom('before' as const, 'after' as const);
const arbitraryDelay = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 200 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 100_000 }) },
);

function fault(call: string, more: { value?: number | string; retryAfter?: number } = {}) {
  return (kind: FaultRequest['kind'], at: 'before' | 'after', times: number): FaultRequest => ({
    call,
    kind,
    when: at,
    times,
    ...more,
  });
}

const silentFaults = [500, 502, 503, 504, 505, 408, 409] as const;
const definiteFaults = [400, 401, 403, 404] as const;

/**
 * All faults of one kind of call, except those that no client could detect because no answer names its key: an
 * answer of another call (`stale`), and a clear refusal of something that was booked at the first try.
 */
function faultsOn(call: string) {
  return fc.oneof(
    fc
      .tuple(
        fc.constantFrom('drop', 'hang', 'garbled', 'html', 'wrong-shape', 'duplicate', 'hold'),
        arbitraryPhase,
        arbitraryTimes(4),
      )
      .map(([kind, at, times]) => fault(call)(kind as FaultRequest['kind'], at, times)),
    fc
      .tuple(fc.integer({ min: 0, max: 90_000 }), arbitraryPhase, arbitraryTimes(3))
      .map(([value, at, times]) => fault(call, { value })('delay', at, times)),
    fc
      .tuple(fc.constantFrom(...silentFaults), arbitraryPhase, arbitraryTimes(4))
      .map(([value, at, times]) => fault(call, { value })('status', at, times)),
    fc
      .tuple(fc.constantFrom(...definiteFaults), arbitraryTimes(2))
      .map(([value, times]) => fault(call, { value })('status', 'before', times)),
    fc
      .tuple(fc.integer({ min: 0, max: 12 }), arbitraryTimes(3))
      .map(([retryAfter, times]) => fault(call, { value: 429, retryAfter })('status', 'before', times)),
    fc
      .tuple(arbitraryPhase, arbitraryTimes(3))
      .map(([at, times]) => fault(call, { value: '9999' })('code', at, times)),
    arbitraryTimes(2).map((times) => fault(call, { value: '6006' })('code', 'before', times)),
    fc
      .tuple(fc.integer({ min: -90_000_000, max: 90_000_000 }), arbitraryTimes(3))
      .map(([value, times]) => fault(call, { value })('skew', 'after', times)),
  );
}

const arbitraryAct: fc.Arbitrary<Act> = fc.record({
  tab: fc.constantFrom(0 as const, 0 as const, 1 as const),
  after: arbitraryDelay,
  operation: fc.constantFrom('send', 'send', 'tap', 'tap', 'taps', 'open', 'kill', 'kill', 'reload'),
});

// Some exceed the balance or the free limit, and are refused by rule.
const arbitraryAmount = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 3_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 100_000 }) },
);

const arbitraryRequest: fc.Arbitrary<PlannedPayment> = fc.record({
  to: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 7, 8, 9, 10), { minLength: 1, maxLength: 3 }),
  // Three individual amounts are enough for the maximum number of recipients.
  money: fc.oneof(arbitraryAmount, fc.array(arbitraryAmount, { minLength: 3, maxLength: 3 })),
  after: arbitraryDelay,
  acts: fc
    .tuple(
      fc.constantFrom<Act>({ tab: 0, after: 10, operation: 'send' }),
      fc.array(arbitraryAct, { maxLength: 6 }),
    )
    .map(([first, rest]) => [first, ...rest]),
});

/**
 * Some affect every call until they are used up, some by chance, so that faults of different kinds follow each
 * other on one key.
 */
const withChance = (faults: fc.Arbitrary<FaultRequest>) =>
  fc
    .tuple(faults, fc.constantFrom(1, 0.5, 0.5, 0.3), fc.integer({ min: 0, max: 9_999 }))
    .map(([arbitraryRequest, chance, seed]): FaultRequest => ({ ...arbitraryRequest, chance, seed }));

/** Plans with faults of the paying call and of the status query. */
export const plansOf = (call: string): fc.Arbitrary<Plan> =>
  fc.record({
    draw: fc.nat(),
    faults: fc
      .tuple(
        fc.array(withChance(faultsOn(call)), { maxLength: 5 }),
        fc.array(withChance(faultsOn('queryByIdempotencyKey')), { maxLength: 4 }),
      )
      .map((lists) => lists.flat()),
    release: fc.oneof(fc.integer({ min: 1_000, max: 100_000 }), fc.constant(650_000)),
    payments: fc.array(arbitraryRequest, { minLength: 1, maxLength: 3 }),
  });
