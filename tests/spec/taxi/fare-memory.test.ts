import { describe, expect, it } from 'vitest';
import { fareMemory, percentAbove } from '@/areas/taxi/rules/fare-memory';

const ride = (total: number, estimate = 1000) => ({ estimate, total });

describe('fare memory', () => {
  it('says how far the prices of a way were from their estimates', () => {
    const memory = fareMemory([1060, 1110, 1050, 1090, 1120, 1080].map((total) => ride(total)));
    expect(memory).toEqual({ count: 6, low: 5, high: 12, recent: [6, 11, 5, 9, 12, 8] });
  });

  it('says nothing below three rides, nor of rides without an estimate', () => {
    expect(fareMemory([ride(1100), ride(1200)])).toBeNull();
    expect(fareMemory([ride(1100), ride(1200), ride(1300, 0)])).toBeNull();
    expect(fareMemory([ride(1100), ride(1200), ride(1300)])).toMatchObject({ count: 3, low: 10, high: 30 });
    expect(percentAbove(ride(500, 0))).toBeNull();
  });

  it('rounds to whole percent, and takes the smallest estimate for one', () => {
    expect([percentAbove(ride(1_004)), percentAbove(ride(1_005)), percentAbove(ride(1_006))]).toEqual([
      0, 1, 1,
    ]);
    expect(percentAbove(ride(3, 1))).toBe(200);
  });

  it('leaves the two exceptions out from eight rides on, and shows the last six', () => {
    const memory = fareMemory([300, 1050, 1060, 1070, 1080, 1090, 1100, 9000].map((total) => ride(total)));
    expect(memory).toMatchObject({ count: 8, low: 5, high: 10 });
    expect(memory?.recent).toEqual([6, 7, 8, 9, 10, 800]);
  });
});
