import { describe, expect, it } from 'vitest';
import { checkDraft } from '@/areas/transfers/rules/draft-problems';
import { tenths } from '@/domain/money';
import { draft, listOf } from '../../support/transfer-drafts';

describe('the check of a draft', () => {
  it('finds nothing when all is well', () => {
    expect(checkDraft(draft(), tenths(2640))).toEqual([]);
    expect(checkDraft(draft(), null)).toEqual([]);
  });

  it('finds missing recipients', () => {
    expect(checkDraft(draft({ transferList: [] }), tenths(0))).toEqual([{ kind: 'no-recipients' }]);
  });

  it('finds nothing in 20 recipients, and a missing tag only in a reward', () => {
    expect(checkDraft(draft({ transferList: listOf(20), money: '1' }), null)).toEqual([]);
    expect(checkDraft(draft({ transferType: 1, tag: '' }), null)).toEqual([]);
    const reward = { transferType: 2, accountType: 1, tag: '' } as const;
    expect(checkDraft(draft(reward), null)).toEqual([{ kind: 'no-tag' }]);
  });

  it('finds nothing in a total of exactly the balance, and of one tenth above it what is missing', () => {
    const one = draft({ transferList: listOf(1), money: '0.1' });
    expect(checkDraft(one, tenths(1))).toEqual([]);
    expect(checkDraft(one, tenths(0))).toEqual([{ kind: 'over-balance', missing: 1 }]);
  });

  it('finds more than 20 recipients, however they were added', () => {
    const transferList = [...listOf(20), ...listOf(1)];
    expect(checkDraft(draft({ transferList, money: '1' }), null)).toEqual([{ kind: 'too-many-recipients' }]);
  });

  it.each([
    ['', 'empty'],
    ['1e3', 'illegal'],
    ['0', 'not-positive'],
    ['10000.1', 'over-limit'],
  ])('finds the amount %j to be %s', (money, reason) => {
    expect(checkDraft(draft({ money }), tenths(1_000_000))).toEqual([{ kind: 'amount', reason }]);
  });

  it('finds an amount above the cap of the tag, with the cap, for all or for one of them', () => {
    const reward = { transferType: 2, accountType: 1, tag: '优秀员工' } as const;
    const limit = tenths(2_000);
    expect(checkDraft(draft({ ...reward, money: '200' }), null, limit)).toEqual([]);
    expect(checkDraft(draft({ ...reward, money: '200.1' }), null, limit)).toEqual([
      { kind: 'amount', reason: 'over-limit', limit },
    ]);
    const [one, two] = listOf(2);
    const typed = { [one?.usercode ?? '']: '50', [two?.usercode ?? '']: '201' };
    const own = { 0: { on: false, typed: {} }, 1: { on: true, typed } };
    expect(checkDraft(draft({ ...reward, transferList: listOf(2), own }), null, limit)).toEqual([
      { kind: 'own-amount', who: two, reason: 'over-limit', limit },
    ]);
  });

  it('finds a total above the balance, with the missing amount to a tenth', () => {
    expect(checkDraft(draft(), tenths(2639))).toEqual([{ kind: 'over-balance', missing: 1 }]);
  });

  it('uses a balance below zero as it is', () => {
    expect(checkDraft(draft({ accountType: 1 }), tenths(-100))).toEqual([
      { kind: 'over-balance', missing: 2740 },
    ]);
  });

  it('never compares a booking with the balance of today', () => {
    expect(checkDraft(draft({ isSubscribe: true }), tenths(0))).toEqual([]);
  });

  it('finds a blessing of more than 40 characters, counted as a person counts them', () => {
    expect(checkDraft(draft({ text: '👍🏽'.repeat(40) }), null)).toEqual([]);
    expect(checkDraft(draft({ text: '福'.repeat(41) }), null)).toEqual([
      { kind: 'blessing-too-long', length: 41 },
    ]);
  });

  it('finds all problems at once', () => {
    const kinds = checkDraft(draft({ transferList: [], money: '' }), null).map(({ kind }) => kind);
    expect(kinds).toEqual(['no-recipients', 'amount']);
  });
});
