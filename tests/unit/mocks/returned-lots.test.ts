import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import {
  checkBalanced,
  expiredOf,
  house,
  keptOf,
  post,
  postAll,
  type Ledger,
  type Posting,
} from '@/mocks/core/ledger';

const empty: Ledger = { deltas: {}, lots: {}, postings: [] };

function posting(id: string, legs: Record<string, number>, rest: Partial<Posting> = {}): Posting {
  return {
    id,
    time: 0,
    kind: 'welfare',
    title: '',
    source: '',
    legs: Object.entries(legs).map(([account, delta]) => ({ account, delta: tenths(delta) })),
    ...rest,
  };
}

const gift = (id: string, amount: number, expiresAt?: number) =>
  posting(id, { [house.issuer]: -amount, a: amount }, expiresAt === undefined ? {} : { expiresAt });
const pay = (id: string, amount: number) => posting(id, { a: -amount, shop: amount });
const back = (id: string, of: string, amount: number) =>
  posting(id, { shop: -amount, a: amount }, { returns: of });
const lot = (expiresAt: number, left: number) => ({ expiresAt, left });
const lotsOf = (ledger: Ledger) => ledger.lots['a'];

/** 50 coins until 10, 30 until 20, and 40 that never expire. */
const rich = postAll(empty, [gift('late', 30, 20), gift('soon', 50, 10), gift('plain', 40)]);

describe('dated coins', () => {
  it('stand soonest first, apart from coins without a date and those of the house', () => {
    expect(rich.lots).toEqual({ a: [lot(10, 50), lot(20, 30)] });
    expect(post(rich, posting('to house', { a: -1, [house.points]: 1 }, { expiresAt: 5 })).lots).toEqual({
      a: [lot(10, 49), lot(20, 30)],
    });
  });

  it('are noted with the posting that takes them, each with its date', () => {
    const { postings } = post(rich, pay('P', 60));
    expect(postings.at(-1)?.took).toEqual([lot(10, 50), lot(20, 10)]);
    expect(post(empty, posting('poor', { a: -5, shop: 5 })).postings[0]).not.toHaveProperty('took');
    expect(rich.postings.some((each) => 'took' in each)).toBe(false);
  });

  it('are noted by the account that pays, however many others gain before it', () => {
    const paid = posting('P', { shop: 5, [house.points]: -5, a: -20, b: 20 });
    expect(post(rich, paid).postings.at(-1)?.took).toEqual([lot(10, 20)]);
  });

  it('of other accounts stay as they are', () => {
    const both = post(rich, posting('b', { [house.issuer]: -7, b: 7 }, { expiresAt: 3 }));
    expect(post(both, pay('P', 50)).lots).toEqual({ a: [lot(20, 30)], b: [lot(3, 7)] });
  });

  it('do not change where nothing dated is gained or spent', () => {
    expect(post(rich, posting('c', { b: -1, c: 1 })).lots).toBe(rich.lots);
    expect(postAll(rich, [])).toBe(rich);
    expect(post(rich, posting('nothing', { a: 0, b: 0 }, { expiresAt: 5 })).lots).toBe(rich.lots);
  });

  it('come back with the dates of those that were taken last', () => {
    const paid = post(rich, pay('P', 60));
    expect(lotsOf(paid)).toEqual([lot(20, 20)]);
    const some = post(paid, back('R1', 'P', 15));
    expect(lotsOf(some)).toEqual([lot(10, 5), lot(20, 20), lot(20, 10)]);
    const all = post(some, back('R2', 'P', 45));
    expect(lotsOf(all)).toEqual([lot(10, 5), lot(10, 45), lot(20, 20), lot(20, 10)]);
  });

  it('come back without a date where those that were taken had none', () => {
    const paid = post(rich, pay('P', 100));
    expect(lotsOf(post(paid, back('R', 'P', 20)))).toEqual([]);
    expect(lotsOf(post(paid, back('R', 'other', 20)))).toEqual([]);
  });
});

describe('what is kept of a payment', () => {
  const paid = post(rich, pay('P', 60));

  it('is what was paid without what came back of it', () => {
    expect(keptOf(rich, 'P')).toBe(0);
    expect(keptOf(paid, 'P')).toBe(60);
    expect(keptOf(post(post(paid, back('R', 'P', 15)), back('S', 'other', 5)), 'P')).toBe(45);
  });

  it('counts the account of a person or a merchant that paid, not the house', () => {
    const shared = posting('Q', { [house.travel]: -30, shop: 50, b: -20 });
    expect(keptOf(post(empty, shared), 'Q')).toBe(20);
    expect(keptOf(post(empty, gift('G', 30)), 'G')).toBe(0);
  });

  it('has expired as far as its last coins had a date up to now', () => {
    const expired = (kept: number, now: number) => expiredOf(paid.postings, 'P', tenths(kept), now);
    expect([9, 10, 19, 20].map((now) => expired(60, now))).toEqual([0, 50, 50, 60]);
    expect(expired(20, 99)).toBe(20);
    expect(expiredOf(paid.postings, null, tenths(60), 99)).toBe(0);
    expect(expiredOf(paid.postings, 'plain', tenths(60), 99)).toBe(0);
  });
});

it('a posting is balanced where its legs come to nothing and name each account once', () => {
  expect(() => checkBalanced(posting('P', { a: -10, b: 4, c: 6 }))).not.toThrow();
  expect(() => checkBalanced(posting('P', { a: -10, b: 10, c: 1 }))).toThrow('posting P is off by 1 tenths');
  expect(() => postAll(empty, [pay('P', 1), posting('Q', { a: 1 })])).toThrow('posting Q is off by 1');
});
