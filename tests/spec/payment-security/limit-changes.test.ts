// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  freeChangeOf,
  limitsAfter,
  raisesLimits,
  type LimitChange,
} from '@/areas/payment-security/rules/limit-change';
import {
  changeRequested,
  changeSettled,
  pendingChange,
  useLimitChange,
} from '@/areas/payment-security/state/limit-change';
import { tenths } from '@/domain/money';
import { paymentScenes } from '@/domain/payment/payment-need';

const now = {
  free: {
    enabled: true,
    perPayment: tenths(2_000),
    perDay: tenths(5_000),
    usedToday: tenths(0),
    paymentsToday: 0,
    scenes: paymentScenes.map((scene) => ({
      scene,
      free: scene !== 'exchange',
      perPayment: tenths(1_000),
      usedToday: tenths(0),
    })),
  },
  limits: { perPayment: tenths(20_000), perDay: tenths(50_000), paidToday: tenths(0) },
};
const amount = fc.integer({ min: 0, max: 100_000 }).map(tenths);
const anyChange: fc.Arbitrary<LimitChange> = fc.oneof(
  fc.record({ what: fc.constantFrom('payment' as const, 'day' as const), to: amount }),
  fc.record({ what: fc.constant('free' as const), to: fc.boolean() }),
  fc.record({ what: fc.constant('free-payment' as const), to: amount }),
  fc.record({
    what: fc.constant('scene' as const),
    scene: fc.constantFrom(...paymentScenes),
    free: fc.boolean(),
    to: amount,
  }),
);

describe('a change of limits', () => {
  it('affects either all payments or those without the password, never both', () => {
    fc.assert(
      fc.property(anyChange, (change) => {
        const both = [limitsAfter(change, now.limits), freeChangeOf(change)];
        expect(both.filter((part) => part === null)).toHaveLength(1);
      }),
    );
  });

  it('keeps the limits that it does not affect', () => {
    expect(limitsAfter({ what: 'payment', to: tenths(7) }, now.limits)).toEqual({
      perPayment: 7,
      perDay: 50_000,
    });
    expect(limitsAfter({ what: 'day', to: tenths(7) }, now.limits)).toEqual({
      perPayment: 20_000,
      perDay: 7,
    });
  });

  it.each<[LimitChange, boolean]>([
    [{ what: 'payment', to: tenths(20_001) }, true],
    [{ what: 'payment', to: tenths(20_000) }, false],
    [{ what: 'day', to: tenths(50_001) }, true],
    [{ what: 'day', to: tenths(49_999) }, false],
    [{ what: 'free', to: true }, false],
    [{ what: 'free', to: false }, false],
    [{ what: 'free-payment', to: tenths(2_001) }, true],
    [{ what: 'free-payment', to: tenths(1_999) }, false],
    [{ what: 'scene', scene: 'taxi', free: true, to: tenths(1_001) }, true],
    [{ what: 'scene', scene: 'taxi', free: true, to: tenths(999) }, false],
    [{ what: 'scene', scene: 'taxi', free: false, to: tenths(1_001) }, false],
    [{ what: 'scene', scene: 'exchange', free: true, to: tenths(1) }, true],
  ])('%o raises a limit: %s', (change, raises) => {
    expect(raisesLimits(change, now)).toBe(raises);
  });

  it('counts as a raise when it switches payments without password on', () => {
    const off = { ...now, free: { ...now.free, enabled: false } };
    expect(raisesLimits({ what: 'free', to: true }, off)).toBe(true);
  });
});

describe('a change that waits for its code', () => {
  beforeEach(changeSettled);

  it('is stored unchanged for ten minutes', () => {
    fc.assert(
      fc.property(anyChange, (change) => {
        changeRequested(change, 1_000);
        const text = localStorage.getItem('person/limit-change');
        changeSettled();
        expect(localStorage.getItem('person/limit-change')).toBeNull();
        localStorage.setItem('person/limit-change', text ?? '');
        useLimitChange.reread();
        expect(pendingChange(600_999)).toMatchObject({ change });
        expect(pendingChange(601_000)).toBeNull();
      }),
    );
  });

  it.each([
    '{"waiting":{"change":{"what":"day","to":"5"},"until":9e15}}',
    '{"waiting":{"change":{"what":"day","to":0.5},"until":9e15}}',
    '{"waiting":{"change":{"what":"all","to":5},"until":9e15}}',
    '{"waiting":{"change":{"what":"day","to":5},"until":""}}',
    '[]',
  ])('is ignored when it is stored as %s', (stored) => {
    localStorage.setItem('person/limit-change', stored);
    useLimitChange.reread();
    expect(pendingChange(0)).toBeNull();
  });
});
