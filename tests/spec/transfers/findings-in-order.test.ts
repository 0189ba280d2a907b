import { describe, expect, it } from 'vitest';
import { preCheck, type PastGift, type PlannedBatch } from '@/areas/transfers/rules/pre-check';
import { quickPeople } from '@/areas/transfers/rules/quick-people';
import { fromMoment, toMoment } from '@/domain/business-time';
import type { Colleague } from '@/domain/colleagues/colleague';
import { tenths } from '@/domain/money';

const now = fromMoment('2026-11-21 09:41:00');
const day = 86_400_000;
const [su, he, zhou] = ['U1', 'U2', 'U3'].map((usercode) => ({ usercode, name: `name ${usercode}` }));
if (su === undefined || he === undefined || zhou === undefined) throw new Error('three people are needed');

const batch = (changes: Partial<PlannedBatch> = {}): PlannedBatch => ({
  accountType: 0,
  recipients: [he, su, zhou],
  amountOf: () => tenths(880),
  text: '恭喜发财！',
  tag: '',
  ...changes,
});
const given = (usercode: string, daysAgo: number, changes: Partial<PastGift> = {}): PastGift => ({
  usercode,
  time: toMoment(now - daysAgo * day),
  accountType: 0,
  money: tenths(660),
  text: '生日快乐',
  tag: '',
  ...changes,
});
const findings = (planned: PlannedBatch, gifts: PastGift[], amounts: number[] = []) =>
  preCheck(planned, { gifts, amounts: amounts.map(tenths) }, null, now);

describe('what stands out of a batch', () => {
  it('names those who got something lately by how late, the latest first, whatever the order of the batch', () => {
    const gifts = [given('U1', 3), given('U2', 9), given('U3', 1)];
    const people = (recipients: PlannedBatch['recipients']) =>
      findings(batch({ recipients }), gifts).map((found) => 'person' in found && found.person.usercode);
    expect(people([he, su, zhou])).toEqual(['U3', 'U1', 'U2']);
    expect(people([zhou, su, he])).toEqual(['U3', 'U1', 'U2']);
    expect(people([su, zhou, he])).toEqual(['U3', 'U1', 'U2']);
  });

  it('tells the latest gift of each, and of gifts of one moment the one that stands first', () => {
    const text = 'first';
    const gifts = [given('U1', 5), given('U1', 2, { text }), given('U1', 2, { text: 'second' })];
    expect(findings(batch({ recipients: [su] }), gifts)).toMatchObject([{ kind: 'recent', last: { text } }]);
  });

  it('warns of no namesakes of a person whom the directory does not know', () => {
    const colleague = (usercode: string): Colleague => ({
      usercode,
      name: su.name,
      pinyin: '',
      initials: '',
      oaAccount: 'oa',
      department: '',
      jobNumber: '',
      departed: false,
    });
    const kinds = (directory: Colleague[]) =>
      preCheck(batch({ recipients: [su] }), null, directory, now).map(({ kind }) => kind);
    expect(kinds([colleague('U1'), colleague('U9')])).toEqual(['namesake']);
    expect(kinds([colleague('U8'), colleague('U9')])).toEqual([]);
  });

  it('calls an amount odd beyond three times the usual ones, and not at that', () => {
    const usual = Array.from({ length: 10 }, () => 300);
    const odd = (amount: number) =>
      findings(batch({ recipients: [su], amountOf: () => tenths(amount) }), [given('U1', 90)], usual).length;
    expect([odd(900), odd(901), odd(100), odd(99)]).toEqual([0, 1, 0, 1]);
  });
});

it('the colleagues after the latest four come by how often they got something; who never counted comes last', () => {
  const given = [null, null, null, null, null, 1, 3, 0].map((times, index) => ({
    usercode: `U${index}`,
    times,
  }));
  expect(quickPeople(given, []).map(({ usercode }) => usercode)).toEqual([
    ...['U0', 'U1', 'U2', 'U3', 'U6', 'U5', 'U4'],
  ]);
});
