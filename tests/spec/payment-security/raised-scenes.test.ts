import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { raises, raisesFree, type FreePayments } from '@/domain/payment/payment-need';

const now: FreePayments = {
  enabled: true,
  perPayment: tenths(100),
  perDay: tenths(300),
  usedToday: tenths(0),
  paymentsToday: 0,
  scenes: [{ scene: 'taxi', free: true, perPayment: tenths(50), usedToday: tenths(0) }],
};
const taxi = (amount: number, free = true) =>
  raisesFree({ scene: { scene: 'taxi', free, perPayment: tenths(amount) } }, now);

describe('a change of what goes without the password', () => {
  it('raises a scene where that may go freely, above what it may now', () => {
    expect([taxi(51), taxi(50), taxi(49), taxi(51, false)]).toEqual([true, false, false, false]);
  });

  it('raises a scene that may not go freely now', () => {
    const off = { ...now, scenes: now.scenes.map((scene) => ({ ...scene, free: false })) };
    expect(raisesFree({ scene: { scene: 'taxi', free: true, perPayment: tenths(1) } }, off)).toBe(true);
  });

  it('raises nothing where neither scene nor limit is named, or the scene is not known', () => {
    expect(raisesFree({}, now)).toBe(false);
    expect(raisesFree({ scene: { scene: 'mall', free: true, perPayment: tenths(99) } }, now)).toBe(false);
  });

  it('raises a limit above the one that holds, and not at it', () => {
    expect(raises({ perPayment: tenths(101) }, now)).toBe(true);
    expect(raises({ perPayment: tenths(100), perDay: tenths(300) }, now)).toBe(false);
    expect(raises({ perDay: tenths(301) }, now)).toBe(true);
  });
});
