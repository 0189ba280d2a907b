import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import {
  freeLeft,
  freePerPayment,
  leftToday,
  limitBroken,
  limitsValidationError,
  needOf,
  raises,
  raisesFree,
  usedOutsideScenes,
  type FreePayments,
} from '@/domain/payment/payment-need';

const free: FreePayments = {
  enabled: true,
  perPayment: tenths(2_000),
  perDay: tenths(5_000),
  usedToday: tenths(1_686),
  paymentsToday: 3,
  scenes: [
    { scene: 'taxi', free: true, perPayment: tenths(800), usedToday: tenths(286) },
    { scene: 'top-up', free: false, perPayment: tenths(1_000), usedToday: tenths(0) },
  ],
};

describe('the need for the password', () => {
  it.each([
    ['of exactly the limit of one payment', 'transfer', 2_000, 'within-free'],
    ['of a tenth more', 'transfer', 2_001, 'over-payment'],
    ['of exactly the limit of its scene', 'taxi', 800, 'within-free'],
    ['of a tenth more than its scene allows', 'taxi', 801, 'over-scene'],
    ['for a scene that is not free', 'top-up', 1, 'scene-off'],
    ['for a scene without a rule of its own', 'mall', 2_000, 'within-free'],
  ] as const)('is decided for a payment %s (%s)', (_, kind, amount, reason) => {
    expect(needOf(kind, tenths(amount), free)).toBe(reason);
  });

  it('exists for every payment when free payments are off', () => {
    expect(needOf('transfer', tenths(1), { ...free, enabled: false })).toBe('free-off');
    expect(freeLeft({ ...free, enabled: false })).toBe(0);
  });

  it('exists for a payment above what is left of the day', () => {
    const used = { ...free, usedToday: tenths(3_500) };
    expect(needOf('transfer', tenths(1_500), used)).toBe('within-free');
    expect(needOf('transfer', tenths(1_501), used)).toBe('day-used-up');
  });

  it('exists when more was used than a lowered limit allows', () => {
    expect(freeLeft({ ...free, perDay: tenths(1_000) })).toBe(0);
  });
});

describe('what one payment may come to without the password', () => {
  it('is the smaller of the general limit and that of its scene', () => {
    expect(freePerPayment('taxi', free)).toBe(800);
    expect(freePerPayment('transfer', free)).toBe(2_000);
    expect(freePerPayment('taxi', { ...free, perPayment: tenths(500) })).toBe(500);
  });

  it('was used outside of the scenes as far as none of them has it', () => {
    expect(usedOutsideScenes(free)).toBe(1_400);
  });
});

describe('the limits of all payments', () => {
  const limits = { perPayment: tenths(20_000), perDay: tenths(50_000), paidToday: tenths(40_000) };
  it.each([
    [10_000, null],
    [10_001, 'per-day'],
    [20_001, 'per-payment'],
  ])('are exceeded by %d tenths as %s', (amount, broken) => {
    expect(limitBroken(tenths(amount), limits)).toBe(broken);
  });

  it('take exactly the limit of one payment, and hold for no approval', () => {
    const open = { ...limits, paidToday: tenths(0) };
    expect(limitBroken(tenths(20_000), open)).toBeNull();
    expect(limitBroken(tenths(20_001), open, 'mall')).toBe('per-payment');
    expect(limitBroken(tenths(90_000), open, 'approval')).toBeNull();
  });

  it('never leave less than nothing', () => {
    expect(leftToday({ ...limits, perDay: tenths(30_000) })).toBe(0);
  });
});

describe('a change of limits', () => {
  const range = {
    least: tenths(1_000),
    most: { perPayment: tenths(100_000), perDay: tenths(500_000) },
  };
  it.each([
    [999, 50_000, 'too-low'],
    [1_000, 1_000, null],
    [100_001, 500_000, 'too-high'],
    [100_000, 500_001, 'too-high'],
    [100_000, 500_000, null],
    [20_000, 19_999, 'day-below-payment'],
  ])('to %d each and %d a day is checked as %s', (perPayment, perDay, validationError) => {
    expect(limitsValidationError({ perPayment: tenths(perPayment), perDay: tenths(perDay) }, range)).toBe(
      validationError,
    );
  });

  it('requires the password when either figure rises, and not when both stay or fall', () => {
    const now = { perPayment: tenths(20_000), perDay: tenths(50_000) };
    expect(raises(now, now)).toBe(false);
    expect(raises({ perPayment: tenths(19_999) }, now)).toBe(false);
    expect(raises({ perPayment: tenths(20_001) }, now)).toBe(true);
    expect(raises({ perDay: tenths(50_001) }, now)).toBe(true);
    expect(raises({}, { perPayment: tenths(0), perDay: tenths(0) })).toBe(false);
    expect(raises({ ...now, perDay: tenths(50_001) }, now)).toBe(true);
  });

  it.each([
    ['switching free payments off', { enabled: false }, false],
    ['a lower limit', { perPayment: tenths(1_000) }, false],
    ['a higher limit', { perPayment: tenths(5_000) }, true],
    [
      'freeing a scene from the password',
      { scene: { scene: 'top-up', free: true, perPayment: tenths(100) } },
      true,
    ],
    [
      'requiring the password for a scene',
      { scene: { scene: 'taxi', free: false, perPayment: tenths(800) } },
      false,
    ],
    ['a higher limit for a scene', { scene: { scene: 'taxi', free: true, perPayment: tenths(801) } }, true],
    ['a lower limit for a scene', { scene: { scene: 'taxi', free: true, perPayment: tenths(700) } }, false],
  ] as const)('by %s is recognised as a raise or a reduction', (_, change, raised) => {
    expect(raisesFree(change, free)).toBe(raised);
  });

  it('requires the password when it switches free payments on', () => {
    expect(raisesFree({ enabled: true }, { ...free, enabled: false })).toBe(true);
    expect(raisesFree({ enabled: true }, free)).toBe(false);
  });
});
