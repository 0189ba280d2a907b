import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import {
  checkBalanced,
  expiredOf,
  expirePosting,
  expiringUntil,
  house,
  keptOf,
  personal,
  post,
  postAll,
  type Ledger,
  type Posting,
} from '@/mocks/core/ledger';

const mine = personal('LX100001');
const empty: Ledger = { deltas: {}, lots: {}, postings: [] };

/** Moves so many tenths from one account to the other. */
const moved = (
  id: string,
  from: string,
  to: string,
  amount: number,
  parts: Partial<Posting> = {},
): Posting => ({
  id,
  time: 0,
  kind: 'transfer',
  title: '',
  source: '',
  legs: [
    { account: from, delta: tenths(-amount) },
    { account: to, delta: tenths(amount) },
  ],
  ...parts,
});
const granted = (id: string, amount: number, expiresAt?: number) =>
  moved(id, house.issuer, mine, amount, expiresAt === undefined ? {} : { expiresAt });
const lot = (expiresAt: number, left: number) => ({ expiresAt, left });

/** 30 tenths that expire at 100, 20 that expire at 200 and 50 without a date. */
const dated = postAll(empty, [granted('late', 20, 200), granted('soon', 30, 100), granted('free', 50)]);

describe('dated coins', () => {
  it('stand in the order in which they expire, beside those without a date, and none are the company’s', () => {
    expect(dated.lots).toEqual({ [mine]: [lot(100, 30), lot(200, 20)] });
    expect(dated.deltas).toEqual({ [house.issuer]: -100, [mine]: 100 });
    expect(dated.postings.some(({ took }) => took !== undefined)).toBe(false);
  });

  it('are spent soonest first, which the payment remembers, and never below none', () => {
    const spent = post(dated, moved('pay', mine, house.issuer, 40));
    expect(spent.lots[mine]).toEqual([lot(200, 10)]);
    expect(spent.postings.at(-1)?.took).toEqual([lot(100, 30), lot(200, 10)]);
    const all = post(spent, moved('more', mine, house.issuer, 60));
    expect(all.lots[mine]).toEqual([]);
    expect(post(all, moved('debt', mine, house.issuer, 1)).postings.at(-1)?.took).toBeUndefined();
  });

  it('come back with their dates, what was taken last first', () => {
    const spent = post(dated, moved('pay', mine, house.issuer, 40));
    const back = (id: string, amount: number) => moved(id, house.issuer, mine, amount, { returns: 'pay' });
    const half = post(spent, back('first', 5));
    expect(half.lots[mine]).toEqual([lot(200, 10), lot(200, 5)]);
    expect(keptOf(half, 'pay')).toBe(35);
    const whole = post(half, back('second', 35));
    expect(whole.lots[mine]?.reduce((sum, { left }) => sum + left, 0)).toBe(50);
    expect(whole.lots[mine]?.[0]).toEqual(lot(100, 30));
    expect(keptOf(whole, 'pay')).toBe(0);
    expect(keptOf(whole, 'none')).toBe(0);
  });

  it('count to the single tenth', () => {
    const one = post(empty, granted('one', 1, 100));
    expect(one.lots).toEqual({ [mine]: [lot(100, 1)] });
    const spent = post(one, moved('pay', mine, house.issuer, 1));
    expect(spent.lots).toEqual({ [mine]: [] });
    expect(spent.postings.at(-1)?.took).toEqual([lot(100, 1)]);
    expect(keptOf(spent, 'pay')).toBe(1);
    const back = post(spent, moved('back', house.issuer, mine, 1, { returns: 'pay' }));
    expect(back.lots).toEqual({ [mine]: [lot(100, 1)] });
    expect(expirePosting(back.lots, mine, 100, 'X')?.legs[0]?.delta).toBe(-1);
  });

  it('that went to somebody else have no date there', () => {
    const other = personal('LX100002');
    const given = post(dated, moved('gift', mine, other, 10));
    expect(given.lots).toEqual({ [mine]: [lot(100, 20), lot(200, 20)] });
  });

  it('of a payment are lost from the moment of their date on, as far as they are kept of it', () => {
    const { postings } = post(dated, moved('pay', mine, house.issuer, 40));
    expect(expiredOf(postings, 'pay', tenths(40), 99)).toBe(0);
    expect(expiredOf(postings, 'pay', tenths(40), 100)).toBe(30);
    expect(expiredOf(postings, 'pay', tenths(25), 100)).toBe(25);
    expect(expiredOf(postings, 'pay', tenths(40), 200)).toBe(40);
    expect(expiredOf(postings, null, tenths(40), 200)).toBe(0);
  });

  it('expire with the moment of their date, and are taken away by one posting', () => {
    expect([99, 100, 199, 200].map((until) => expiringUntil(dated.lots, mine, until))).toEqual([
      0, 30, 30, 50,
    ]);
    expect(expiringUntil(dated.lots, 'nobody', 200)).toBe(0);
    expect(expirePosting(dated.lots, mine, 99, 'X')).toBeNull();
    expect(expirePosting(dated.lots, mine, 100, 'X')?.legs).toEqual([
      { account: mine, delta: -30 },
      { account: house.expired, delta: 30 },
    ]);
  });
});

describe('a posting', () => {
  it('of nothing leaves the ledger itself', () => {
    expect(postAll(dated, [])).toBe(dated);
  });

  it('is refused where it is off by a tenth either way, or names an account twice', () => {
    const off = (delta: number) => ({
      ...moved('off', mine, house.issuer, 10),
      legs: [
        { account: mine, delta: tenths(-10) },
        { account: house.issuer, delta: tenths(delta) },
      ],
    });
    for (const delta of [9, 11]) expect(() => checkBalanced(off(delta))).toThrow('off by');
    const legs = [-2, 1, 1].map((delta) => ({
      account: delta < 0 ? house.issuer : mine,
      delta: tenths(delta),
    }));
    expect(() => checkBalanced({ ...moved('twice', mine, house.issuer, 1), legs })).toThrow('twice');
  });
});
