import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchGifts, usualAmount, type GiftCandidate } from '@/areas/accounts/rules/gift-match';
import { daysLater } from '@/domain/business-time';
import { maxPerRecipient, sum, tenths } from '@/domain/money';
import { seed } from './seed';

const runs = { seed, numRuns: 500 };

const arbitraryCandidates = fc.uniqueArray(
  fc.record<GiftCandidate>({
    usercode: fc.integer({ min: 1, max: 20 }).map((number) => `LX${number}`),
    day: fc.integer({ min: 0, max: 30 }).map((days) => daysLater('2026-11-21', days)),
    usual: fc.integer({ min: 1, max: 3000 }).map(tenths),
  }),
  { maxLength: 9, selector: ({ usercode }) => usercode },
);
const arbitraryCoins = fc.integer({ min: 1, max: 8000 }).map(tenths);

/** Every choice of some of these. */
function choices<Item>(items: readonly Item[]): Item[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const others = choices(rest);
  return [...others, ...others.map((choice) => [first, ...choice])];
}

const total = (gifts: readonly GiftCandidate[]) => sum(gifts.map(({ usual }) => usual));

describe('the gifts for expiring coins', () => {
  it('use the most that usual amounts can use of the coins, and never more than them', () => {
    fc.assert(
      fc.property(arbitraryCandidates, arbitraryCoins, (candidates, coins) => {
        const most = Math.max(
          ...choices(candidates)
            .map(total)
            .filter((used) => used <= coins),
        );
        const match = matchGifts(candidates, coins);
        expect(match?.total ?? 0).toBe(most);
        expect(total(match?.gifts ?? [])).toBe(most);
        if (match !== null) expect(match.total + match.left).toBe(coins);
      }),
      runs,
    );
  });

  it('are for different people among the candidates, each with the usual amount, the soonest day first', () => {
    fc.assert(
      fc.property(arbitraryCandidates, arbitraryCoins, (candidates, coins) => {
        const gifts = matchGifts(candidates, coins)?.gifts ?? [];
        expect(candidates).toEqual(expect.arrayContaining([...gifts]));
        expect(new Set(gifts.map(({ usercode }) => usercode)).size).toBe(gifts.length);
        const days = gifts.map(({ day }) => day);
        expect(days).toEqual([...days].sort());
      }),
      runs,
    );
  });

  it('do not depend on the order of the candidates', () => {
    const shuffled = arbitraryCandidates.chain((candidates) =>
      fc
        .shuffledSubarray(candidates, { minLength: candidates.length })
        .map((other) => [candidates, other] as const),
    );
    fc.assert(
      fc.property(shuffled, arbitraryCoins, ([one, other], coins) => {
        expect(matchGifts(other, coins)).toEqual(matchGifts(one, coins));
      }),
      runs,
    );
  });

  const candidate = (usercode: string, day: string, usual: number) => ({
    usercode,
    day,
    usual: tenths(usual),
  });

  it('are those of sooner days where two choices use the same', () => {
    const match = matchGifts(
      [
        candidate('a', '2026-12-09', 880),
        candidate('b', '2026-12-01', 880),
        candidate('c', '2026-12-05', 880),
      ],
      tenths(1800),
    );
    expect(match?.gifts.map(({ usercode }) => usercode)).toEqual(['b', 'c']);
  });

  it('count a person once, with the sooner of two days', () => {
    const match = matchGifts(
      [candidate('a', '2026-12-09', 880), candidate('a', '2026-12-01', 880)],
      tenths(2000),
    );
    expect(match?.gifts).toEqual([candidate('a', '2026-12-01', 880)]);
  });

  it.each([
    [880, 880, true],
    [900, 810, true],
    [901, 810, false],
  ])('of %i coins are a close match for %i of them: %s', (coins, usual, isClose) => {
    expect(matchGifts([candidate('a', '2026-12-01', usual)], tenths(coins))?.isClose).toBe(isClose);
  });

  it('are none where nothing fits, and never above what one person may get', () => {
    expect(matchGifts([candidate('a', '2026-12-01', 881)], tenths(880))).toBeNull();
    expect(matchGifts([], tenths(880))).toBeNull();
    expect(
      matchGifts([candidate('a', '2026-12-01', maxPerRecipient + 1)], tenths(maxPerRecipient * 2)),
    ).toBeNull();
  });
});

it.each([
  ['the most frequent one', [940, 94, 94, 260], 94],
  ['the latest of equally frequent ones', [260, 940, 940, 260, 33], 260],
  ['nothing for nobody', [], null],
])('the usual amount is %s', (_, amounts, usual) => {
  expect(usualAmount(amounts.map(tenths))).toBe(usual);
});
