// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import {
  chosenMethod,
  isUsable,
  keyOf,
  splitBy,
  type OfferedMethod,
  type SplitTerms,
} from '@/flows/checkout/pay-choice';

const order = { money: tenths(3_280), pointsOffer: { points: 1_200, money: tenths(120) } };
const limits = { perPayment: tenths(5_000), perDay: tenths(9_000), leftToday: tenths(9_000) };
const terms: SplitTerms = { usesPoints: false, limits };

const coins = (available: number) => ({ way: 'coins', available: tenths(available) }) as const;
const both = (available: number) =>
  ({ way: 'coins-and-card', name: '银行卡', available: tenths(available) }) as const;
const card = { way: 'card', name: '银行卡' } as const;
const team = { way: 'team' } as const;
const family = (id: string, paused = false) =>
  ({ way: 'family', id, payer: '林致远', available: tenths(9_000), paused }) as const;

describe('the split of an order', () => {
  it('takes points only where the person wants them', () => {
    expect(splitBy(coins(9_000), order, terms)).toMatchObject({ points: 0, coins: 3_280 });
    expect(splitBy(coins(9_000), order, { ...terms, usesPoints: true })).toMatchObject({
      points: 1_200,
      coins: 3_160,
    });
  });

  it('has the card pay what the coins or their limits leave over', () => {
    const split = (available: number, changed: Partial<SplitTerms['limits']> = {}) => {
      const found = splitBy(both(available), order, { ...terms, limits: { ...limits, ...changed } });
      return [found.coins, found.thirdParty, found.missing, found.broken];
    };
    expect(split(2_000)).toEqual([2_000, 1_280, 0, null]);
    expect(split(9_000, { perPayment: tenths(1_000) })).toEqual([1_000, 2_280, 0, null]);
    expect(split(9_000, { leftToday: tenths(500) })).toEqual([500, 2_780, 0, null]);
    expect(split(9_000)).toEqual([3_280, 0, 0, null]);
  });

  it('lacks no coins where only a limit keeps them from paying', () => {
    const spent = { ...limits, leftToday: tenths(0) };
    expect(splitBy(coins(9_000), order, { ...terms, limits: spent }).missing).toBe(0);
  });

  it('breaks the limit that coins alone would exceed, and none by the card alone', () => {
    const broken = (method: Parameters<typeof splitBy>[0], changed: Partial<SplitTerms['limits']>) =>
      splitBy(method, order, { ...terms, limits: { ...limits, ...changed } }).broken;
    expect(broken(coins(9_000), { perPayment: tenths(3_279) })).toBe('per-payment');
    expect(broken(coins(9_000), { perPayment: tenths(3_280) })).toBeNull();
    expect(broken(coins(9_000), { leftToday: tenths(3_279) })).toBe('per-day');
    expect(broken(coins(9_000), { leftToday: tenths(3_280) })).toBeNull();
    expect(broken(card, { perPayment: tenths(1), leftToday: tenths(0) })).toBeNull();
  });
});

describe('a way to pay', () => {
  it.each<[string, OfferedMethod, boolean]>([
    ['coins that reach', coins(3_280), true],
    ['coins that fall short by a tenth', coins(3_279), false],
    ['coins and a card', both(0), true],
    ['a card', card, true],
    ['the coins of a team', team, false],
    ['a family member', family('F1'), true],
    ['a family member who paused it', family('F1', true), false],
  ])('is usable where it can pay the whole: %s', (_name, method, usable) => {
    expect(isUsable(method, order, terms)).toBe(usable);
  });

  it('is not usable above a limit', () => {
    const low = { ...terms, limits: { ...limits, perPayment: tenths(100) } };
    expect(isUsable(coins(9_000), order, low)).toBe(false);
  });

  it('is the one that was chosen, of family members by their agreement', () => {
    const methods = [coins(9_000), family('F1'), family('F2'), card];
    const chosen = (choice: string) => chosenMethod(methods, order, { ...terms, choice });
    expect(methods.map(keyOf)).toEqual(['coins', 'family F1', 'family F2', 'card']);
    for (const method of methods) expect(chosen(keyOf(method))).toBe(method);
  });

  it('is without a choice the first of the person’s own that can pay, never a family member or a team', () => {
    const first = (...methods: OfferedMethod[]) => chosenMethod(methods, order, { ...terms, choice: '' });
    expect(first(family('F1'), team, coins(9_000), card)?.way).toBe('coins');
    expect(first(family('F1'), coins(10), both(10), card)?.way).toBe('coins-and-card');
    expect(first(family('F1'), coins(10))).toMatchObject({ way: 'coins', available: 10 });
    expect(first(family('F1'), team)).toBeNull();
    expect(chosenMethod([team], order, { ...terms, choice: 'team' })).toBeNull();
  });
});
