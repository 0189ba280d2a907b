import { describe, expect, it } from 'vitest';
import { queryGiftHistory } from '@/api/endpoints/gift-history';
import { batchTransfer } from '@/api/endpoints/transfer';
import {
  anotherText,
  preCheck,
  type OwnGifts,
  type PastGift,
  type PlannedBatch,
} from '@/areas/transfers/rules/pre-check';
import { fromMoment, toMoment } from '@/domain/business-time';
import type { Colleague } from '@/domain/colleagues/colleague';
import { tenths, type Tenths } from '@/domain/money';
import { chen, Gateways, gift, zhou } from '../../support/gateways/mock-gateways';

const now = fromMoment('2026-11-21 09:41:00');
const day = 86_400_000;
const su = { usercode: 'LX1', name: '苏念' };
const he = { usercode: 'LX2', name: '何川' };

const batch = (changes: Partial<PlannedBatch> = {}): PlannedBatch => ({
  accountType: 0,
  recipients: [su],
  amountOf: () => tenths(880),
  text: '恭喜发财！',
  tag: '',
  ...changes,
});
const given = (daysAgo: number, changes: Partial<PastGift> = {}): PastGift => ({
  usercode: su.usercode,
  time: toMoment(now - daysAgo * day),
  accountType: 0,
  money: tenths(660),
  text: '生日快乐',
  tag: '',
  ...changes,
});
const own = (gifts: readonly PastGift[], amounts: readonly number[] = []): OwnGifts => ({
  gifts,
  amounts: amounts.map(tenths),
});
const kinds = (planned: PlannedBatch, records: OwnGifts | null) =>
  preCheck(planned, records, null, now).map(({ kind }) => kind);
const colleague = (usercode: string, name: string): Colleague => ({
  usercode,
  name,
  pinyin: '',
  initials: '',
  oaAccount: 'oa',
  department: '客服中心',
  jobNumber: '3306',
  departed: false,
});

describe('the finding of a first gift', () => {
  it('is for a person who never got anything from either account', () => {
    expect(kinds(batch({ recipients: [su, he] }), own([given(200, { accountType: 1 })]))).toEqual(['first']);
  });

  it('is absent while the records are not known', () => {
    expect(kinds(batch(), null)).toEqual([]);
  });
});

describe('the finding of a recent gift', () => {
  it('shows the latest gift of the last 30 days, the thirtieth included', () => {
    const found = preCheck(batch(), own([given(30), given(3, { money: tenths(88) })]), null, now);
    expect(found).toMatchObject([{ kind: 'recent', person: su, last: { money: 88 } }]);
    expect(kinds(batch(), own([given(30)]))).toEqual(['recent']);
    expect(kinds(batch(), own([given(30.1)]))).toEqual([]);
  });

  it('depends on the paying account: a transfer is not a second reward', () => {
    expect(kinds(batch({ accountType: 1 }), own([given(3)]))).toEqual([]);
  });
});

describe('the findings about what was given today', () => {
  const he66 = given(0.1, { usercode: he.usercode, money: tenths(880) });

  it('put everybody who got the same amount today into one finding, before all others', () => {
    const records = own([given(0, { money: tenths(880) }), he66, given(20)], Array(10).fill(90));
    const found = preCheck(batch({ recipients: [su, he] }), records, null, now);
    expect(found.map(({ kind }) => kind)).toEqual(['equal-today', 'amount']);
    expect(found[0]).toMatchObject({ people: [su, he], last: { time: '2026-11-21 09:41:00' } });
  });

  it('leave another amount of today among the recent gifts, the latest first', () => {
    const records = own([given(4), given(0.2, { usercode: he.usercode })]);
    const found = preCheck(batch({ recipients: [su, he] }), records, null, now);
    expect(found).toMatchObject([
      { kind: 'recent', person: he },
      { kind: 'recent', person: su },
    ]);
  });

  it('name the latest gift to those who are to get something, and nobody else', () => {
    const money = tenths(880);
    const gifts = [given(0.02, { money }), given(0.01, { money }), given(0, { money, usercode: 'LX9' })];
    const found = preCheck(batch({ recipients: [he, su] }), own(gifts), null, now);
    expect(found).toMatchObject([{ kind: 'equal-today', people: [su], last: gifts[1] }, { kind: 'first' }]);
  });

  it('leave who got another amount today beside the ones who got the same', () => {
    const gifts = [given(0.02, { money: tenths(880) }), given(0.03, { usercode: he.usercode })];
    const found = preCheck(batch({ recipients: [su, he] }), own(gifts), null, now);
    expect(found).toMatchObject([
      { kind: 'equal-today', people: [su] },
      { kind: 'recent', person: he },
    ]);
  });

  it('count neither yesterday nor the other account as today', () => {
    const money = tenths(880);
    expect(kinds(batch(), own([given(0.5, { money })]))).toEqual(['recent']);
    expect(kinds(batch(), own([given(0, { money, accountType: 1 })]))).toEqual([]);
  });
});

describe('the finding of a repeated blessing', () => {
  it('is for the same person, account and reason, regardless of blanks', () => {
    const again = given(365, { text: ' 恭喜发财! ' });
    expect(kinds(batch(), own([again]))).toEqual(['same-text']);
    expect(kinds(batch(), own([{ ...again, tag: '优秀员工' }]))).toEqual([]);
    expect(kinds(batch(), own([{ ...again, accountType: 1 }]))).toEqual([]);
    expect(kinds(batch({ recipients: [su, he] }), own([{ ...again, usercode: 'LX9' }, given(200)]))).toEqual([
      'first',
    ]);
  });

  it.each([
    [299, 0],
    [300, 1],
    [430, 1],
    [431, 0],
  ])('appears %i days afterwards %i times', (days, count) => {
    expect(kinds(batch(), own([given(days, { text: '恭喜发财！' })]))).toHaveLength(count);
  });

  it('names none of those who got other words', () => {
    const gifts = [given(365, { text: '恭喜发财！' }), given(365, { usercode: he.usercode })];
    const found = preCheck(batch({ recipients: [he, su] }), own(gifts), null, now);
    expect(found).toMatchObject([{ kind: 'same-text', people: [su] }]);
  });

  it('is one for all people who got it', () => {
    const gifts = [su, he].map(({ usercode }) => given(365, { usercode, text: '恭喜发财！' }));
    expect(preCheck(batch({ recipients: [su, he] }), own(gifts), null, now)).toMatchObject([
      { kind: 'same-text', people: [su, he] },
    ]);
  });

  it('suggests the first text that is new, if there is one', () => {
    const gifts = [given(365, { text: '恭喜发财！' }), given(366, { text: '辛苦啦' })];
    expect(anotherText(['恭喜发财！', '辛苦啦', '一路有你'], batch(), gifts, now)).toBe('一路有你');
    expect(anotherText(['恭喜发财！', '辛苦啦'], batch(), gifts, now)).toBeNull();
  });
});

describe('the finding of an unusual amount', () => {
  const habit = [200, 330, 440, 500, 660, 660, 880, 880, 940, 200];
  const unusualFindings = (amount: number, amounts: readonly number[] = habit) =>
    preCheck(batch({ amountOf: () => tenths(amount) }), own([given(100)], amounts), null, now);

  it('suggests the likely amount when there is one digit too many', () => {
    expect(unusualFindings(8800)).toMatchObject([{ kind: 'amount', amount: 8800, likely: 880 }]);
  });

  it('suggests the likely amount when there is one digit too few', () => {
    expect(unusualFindings(66)).toMatchObject([{ kind: 'amount', amount: 66, likely: 660 }]);
  });

  it('suggests nothing when the amount is far from all former ones', () => {
    expect(unusualFindings(100_000)).toMatchObject([{ kind: 'amount', likely: null }]);
  });

  it.each([67, 200, 940, 2640])('is absent for %i tenths', (amount) => {
    expect(unusualFindings(amount)).toEqual([]);
  });

  it('requires a minimum number of records', () => {
    expect(unusualFindings(100_000, habit.slice(0, 7))).toEqual([]);
    expect(unusualFindings(100_000, habit.slice(0, 8))).toHaveLength(1);
  });

  it('is not prevented by one unusual gift of the past', () => {
    expect(unusualFindings(8800, [...habit, 100_000])).toHaveLength(1);
  });

  it('leaves one of ten out at either end, and none of nine', () => {
    const nine = [100, 200, 200, 200, 200, 200, 200, 200, 900];
    expect(unusualFindings(2_000, nine)).toEqual([]);
    expect(unusualFindings(2_000, [...nine, 200])).toMatchObject([{ usual: { low: 200, high: 200 } }]);
  });

  it('suggests an amount from the lowest usual one to the highest, and no part of a tenth', () => {
    expect(unusualFindings(2_000, Array(8).fill(200))).toMatchObject([{ likely: 200 }]);
    expect(unusualFindings(20, Array(8).fill(200))).toMatchObject([{ likely: 200 }]);
    expect(unusualFindings(2_005, Array(8).fill(200))).toMatchObject([{ likely: null }]);
    expect(unusualFindings(1_990, Array(8).fill(200))).toMatchObject([{ likely: null }]);
  });

  it('names the people who get the amount, once for each amount', () => {
    const amounts: Readonly<Record<string, Tenths>> = { LX1: tenths(8800), LX2: tenths(660) };
    const planned = batch({ recipients: [su, he], amountOf: (code) => amounts[code] ?? tenths(0) });
    const gifts = [given(100), given(100, { usercode: he.usercode })];
    expect(preCheck(planned, own(gifts, habit), null, now)).toMatchObject([{ kind: 'amount', people: [su] }]);
  });
});

describe('all findings together', () => {
  it('are listed by severity, and tell names apart without any records', () => {
    const directory = [colleague('LX1', '苏念'), colleague('LX7', '苏念'), colleague('LX2', '何川')];
    const planned = batch({ recipients: [su, he], amountOf: () => tenths(100_000) });
    const records = own([given(3), given(365, { text: '恭喜发财！' })], Array(8).fill(880));
    expect(preCheck(planned, records, directory, now).map(({ kind }) => kind)).toEqual([
      'amount',
      'namesake',
      'recent',
      'first',
      'same-text',
    ]);
    expect(preCheck(planned, null, directory, now)).toMatchObject([
      { kind: 'namesake', person: { usercode: 'LX1' }, count: 2 },
    ]);
  });
});

describe('the records of the gateways', () => {
  const usercodes = [chen];

  it('are the giver’s own alone, the latest first, each with the receiver’s amount', async () => {
    const gateways = new Gateways();
    const own = {
      ...gift(),
      money: '0.0',
      transferList: [
        { usercode: chen, money: '12.0' },
        { usercode: zhou, money: '7.0' },
      ],
    };
    expect((await gateways.say(batchTransfer, own, { key: 'one' })).code).toBe('0000');
    const mine = await gateways.data(queryGiftHistory, { accountType: 0, usercodes });
    expect(mine.gifts[0]).toMatchObject({ usercode: chen, money: 120, text: '恭喜发财！' });
    expect(new Set(mine.gifts.map(({ usercode }) => usercode))).toEqual(new Set(usercodes));
    expect(new Set(mine.amounts.slice(0, 2))).toEqual(new Set([120, 70]));
    const others = await gateways.data(queryGiftHistory, { accountType: 0, usercodes }, { as: zhou });
    expect(others.gifts).toEqual([]);
  });
});
