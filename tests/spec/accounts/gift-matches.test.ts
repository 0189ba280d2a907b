import { describe, expect, it } from 'vitest';
import { matchGifts } from '@/areas/accounts/rules/gift-match';
import { tenths } from '@/domain/money';

const gift = (usercode: string, usual: number) =>
  ({ usercode, day: '2026-12-01', usual: tenths(usual) }) as const;

describe('gifts for expiring coins', () => {
  it('may be as small as a tenth of a coin, but not nothing', () => {
    expect(matchGifts([gift('LX1', 1)], tenths(1))).toEqual({
      gifts: [gift('LX1', 1)],
      total: 1,
      left: 0,
      isClose: true,
    });
    expect(matchGifts([gift('LX1', 0)], tenths(1))).toBeNull();
  });
});
