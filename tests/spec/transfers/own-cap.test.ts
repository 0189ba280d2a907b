import { describe, expect, it } from 'vitest';
import { isReachable, largestPayment } from '@/areas/transfers/rules/own-cap';
import { maxPerRecipient, tenths } from '@/domain/money';

const own = (perPayment: number, leftToday: number) => ({
  perPayment: tenths(perPayment),
  leftToday: tenths(leftToday),
});

describe('the limits beside an amount', () => {
  it('name the cap of one recipient only where a payment of it is allowed', () => {
    expect(isReachable(maxPerRecipient, null)).toBe(true);
    expect(isReachable(maxPerRecipient, own(maxPerRecipient, maxPerRecipient))).toBe(true);
    expect(isReachable(maxPerRecipient, own(20_000, 200_000))).toBe(false);
    expect(isReachable(maxPerRecipient, own(200_000, 20_000))).toBe(false);
  });

  it('allow the smaller of what a payment and what the day leaves', () => {
    expect(largestPayment(own(20_000, 4_587))).toBe(4_587);
    expect(largestPayment(own(20_000, 50_000))).toBe(20_000);
  });
});
