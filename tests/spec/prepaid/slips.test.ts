import { describe, expect, it } from 'vitest';
import { likelyNumber, paidMinutesAgo, slipBetween } from '@/areas/prepaid/rules/wrong-number';

const known = '13827766188';

describe('a slip of the finger', () => {
  it.each([
    ['one other digit', '13827766189', [10]],
    ['two neighbours that changed places', '13827761688', [7, 8]],
    ['two neighbours that changed places at the start', '31827766188', [0, 1]],
    ['two digits that changed places from afar', '83127766188', null],
    ['two neighbours of which one is another digit', '13287766189', null],
    ['the first of two neighbours moved alone', '22827766188', null],
    ['the second one moved alone', '11827766188', [1]],
    ['a number that is longer', '138277661880', null],
    ['a number that is shorter', '1382776618', null],
    ['three other digits', '13827766000', null],
    ['the number itself', known, null],
  ])('is told by where it differs: %s', (_name, typed, differing) => {
    expect(slipBetween(typed, known)).toEqual(differing);
  });

  it('is no swap where only one of the two digits came from the other’s place', () => {
    expect(slipBetween('12', '31')).toBeNull();
    expect(slipBetween('12', '23')).toBeNull();
  });

  it('is not looked for in a number that is known', () => {
    const list = [{ number: known }, { number: '13827766189' }];
    expect(likelyNumber(known, list)).toBeNull();
    expect(likelyNumber('13827766187', list)?.known.number).toBe(known);
  });
});

describe('a number that was just paid for', () => {
  const now = 100 * 60_000;
  const paid = (minutes: number, number = known) => ({ number, paidAt: now - minutes * 60_000 });

  it('is told until ten minutes later, by the latest payment of it', () => {
    expect(paidMinutesAgo(known, [paid(9)], now)).toBe(9);
    expect(paidMinutesAgo(known, [paid(10)], now)).toBeNull();
    expect(paidMinutesAgo(known, [paid(30), paid(3), paid(7)], now)).toBe(3);
    expect(paidMinutesAgo(known, [paid(3, '13900000000')], now)).toBeNull();
    expect(paidMinutesAgo(known, [], now)).toBeNull();
  });
});
