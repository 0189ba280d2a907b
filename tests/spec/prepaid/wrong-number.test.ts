import { describe, expect, it } from 'vitest';
import { likelyNumber, paidMinutesAgo, slipBetween } from '@/areas/prepaid/rules/wrong-number';

const mother = { number: '13827766188' };
const friend = { number: '13951203390' };

describe('the wrong-number guard', () => {
  it.each([
    { number: '13827166188', differing: [5], because: 'one digit differs' },
    { number: '18327766188', differing: [1, 2], because: 'two neighbours changed places' },
    { number: '13827766198', differing: [9], because: 'one digit near the end differs' },
    { number: '13827766188', differing: null, because: 'it is the same number' },
    { number: '13827766199', differing: null, because: 'two digits differ' },
    { number: '13872766188', differing: [3, 4], because: 'two neighbours in the middle changed places' },
    { number: '1382776618', differing: null, because: 'a digit is missing' },
  ])('$number against 13827766188 gives $differing, as $because', ({ number, differing }) => {
    expect(slipBetween(number, mother.number)).toEqual(differing);
  });

  it('names the known number that was probably meant', () => {
    expect(likelyNumber('13951203391', [mother, friend])).toEqual({ known: friend, differing: [10] });
  });

  it('says nothing of a number that is known itself, though it is like another one', () => {
    const twin = { number: '13827766189' };
    expect(likelyNumber(twin.number, [mother, twin])).toBeNull();
  });

  it('takes the first of several numbers that are like it', () => {
    const other = { number: '13827766187' };
    expect(likelyNumber('13827766189', [mother, other])?.known).toBe(mother);
  });
});

describe('the same number again', () => {
  const now = 1_000_000_000;
  const minute = 60_000;
  it.each([
    [0, 0],
    [1 * minute, 1],
    [9 * minute + 59_000, 9],
    [10 * minute, null],
    [24 * 60 * minute, null],
  ])('%i ms after its last top-up gives %j minutes', (ago, minutes) => {
    expect(paidMinutesAgo(mother.number, [{ ...mother, paidAt: now - ago }], now)).toBe(minutes);
  });

  it('counts from the last top-up of this number alone', () => {
    const paid = [
      { ...mother, paidAt: now - 8 * minute },
      { ...mother, paidAt: now - 3 * minute },
      { ...friend, paidAt: now - minute },
    ];
    expect(paidMinutesAgo(mother.number, paid, now)).toBe(3);
  });
});
