// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { checkDraft } from '@/areas/transfers/rules/draft-problems';
import { tenths } from '@/domain/money';
import { removeRecipient } from '@/domain/transfers/recipients';
import { commonAmount, hasOwnAmounts, sharesOf, sumSoFar, totalOf } from '@/domain/transfers/shares';
import {
  draftFor,
  initialDraft,
  resetDraft,
  type Recipient,
  type TransferDraft,
} from '@/domain/transfers/transfer';
import { contentFingerprint, serialiseDraft } from '@/domain/transfers/transfer-content';
import { clearUserData } from '@/state/slice';
import {
  kindChosen,
  moneyTyped,
  ownAmountsChosen,
  ownMoneyFilled,
  ownMoneyTyped,
  recipientsChosen,
  useTransferDraft,
} from '@/state/transfer-draft';

const moment = '2026-11-21 09:41:00';
const person = (number: number, name = `同事${number}`): Recipient => ({
  usercode: `LX${100_000 + number}`,
  name,
  department: '客服中心',
  jobNumber: String(20_180_000 + number),
});
const people = (count: number) => Array.from({ length: count }, (_, index) => person(index + 1));

/** A draft with these typed amounts, one for each of as many colleagues. */
function draftOf(typed: readonly string[], differences: Partial<TransferDraft> = {}): TransferDraft {
  const transferList = people(typed.length);
  const entries = transferList.map(({ usercode }, index) => [usercode, typed[index] ?? ''] as const);
  const { own } = initialDraft();
  return {
    ...initialDraft(),
    transferList,
    own: { ...own, 0: { on: true, typed: Object.fromEntries(entries) } },
    ...differences,
  };
}

describe('individual amounts', () => {
  it('have a total that is exact to a tenth, for twenty of the highest amount too', () => {
    expect(totalOf(draftOf(['0.1', '0.2']))).toBe(3);
    expect(totalOf(draftOf(['８８．５', ' 66 ', '0.1']))).toBe(1546);
    expect(totalOf(draftOf(Array.from({ length: 20 }, () => '10000')))).toBe(2_000_000);
  });

  it('have no total while one of them is invalid, but a sum so far', () => {
    const draft = draftOf(['88', '', '6.65']);
    expect(totalOf(draft)).toBeNull();
    expect(sumSoFar(draft)).toBe(880);
  });

  it('are not asked for a total where one amount is for all, even for nobody', () => {
    expect(totalOf({ ...initialDraft(), money: 'a' })).toBeNull();
    expect(totalOf({ ...initialDraft(), money: '8' })).toBe(0);
  });

  it.each([
    ['', 'empty'],
    ['0', 'not-positive'],
    ['10000.1', 'over-limit'],
    ['8.88', 'illegal'],
    ['1e3', 'illegal'],
  ])('refuse %j as %s, by name, and accept the others', (typed, reason) => {
    expect(checkDraft(draftOf(['88', typed, '10000']), null)).toEqual([
      { kind: 'own-amount', who: person(2), reason },
    ]);
  });

  it('are checked for everybody at once, in the order of the list', () => {
    const found = checkDraft(draftOf(['', '5', '0']), null);
    expect(found).toMatchObject([
      { who: person(1), reason: 'empty' },
      { who: person(3), reason: 'not-positive' },
    ]);
  });

  it('do not require the amount for all', () => {
    expect(checkDraft(draftOf(['1', '2'], { money: '' }), null)).toEqual([]);
    expect(checkDraft(draftOf(['1', '2'], { money: '1e3' }), null)).toEqual([]);
  });

  it('are compared with the balance as soon as their sum exceeds it', () => {
    expect(checkDraft(draftOf(['100', '50.1']), tenths(1501))).toEqual([]);
    expect(checkDraft(draftOf(['100', '50.1']), tenths(1500))).toEqual([
      { kind: 'over-balance', missing: 1 },
    ]);
    expect(checkDraft(draftOf(['200', '']), tenths(1500))).toContainEqual({
      kind: 'over-balance',
      missing: 500,
    });
  });

  it('report no error of their own when there is no recipient', () => {
    expect(checkDraft(draftOf([]), tenths(-10))).toEqual([{ kind: 'no-recipients' }]);
  });
});

describe('individual amounts in a request', () => {
  it('are sent with each recipient, and the amount for all is 0.0, which no gateway pays', () => {
    expect(serialiseDraft(draftOf(['88', '6.6']), moment)).toEqual({
      date: moment,
      transferList: [
        { usercode: 'LX100001', money: '88.0' },
        { usercode: 'LX100002', money: '6.6' },
      ],
      money: '0.0',
      text: '恭喜发财！',
    });
  });

  it.each([[['88', '８８．０', '88.0']], [['88']]])('that are all the same (%j) are sent as one', (typed) => {
    const sent = serialiseDraft(draftOf(typed), moment);
    expect(sent.money).toBe('88.0');
    expect(sent.transferList).toEqual(people(typed.length).map(({ usercode }) => ({ usercode })));
  });

  it('are not sent when one of them is invalid', () => {
    expect(() => serialiseDraft(draftOf(['88', '']), moment)).toThrow(RangeError);
  });

  it('have a fingerprint of each amount, however it was typed', () => {
    const one = contentFingerprint(draftOf(['88', '6.6']));
    expect(contentFingerprint(draftOf(['８８', ' 6.6'], { money: '5' }))).toBe(one);
    expect(contentFingerprint(draftOf(['6.6', '88']))).not.toBe(one);
    expect(contentFingerprint(draftOf(['88', '6.7']))).not.toBe(one);
  });

  it('that are all the same have the fingerprint of one amount for all', () => {
    const same = { ...initialDraft(), transferList: people(2), money: '88' };
    expect(contentFingerprint(draftOf(['88', '88.0']))).toBe(contentFingerprint(same));
  });

  it('have one amount in common or none', () => {
    expect(commonAmount([tenths(5), tenths(5)])).toBe(5);
    expect(commonAmount([tenths(5), tenths(6)])).toBeNull();
    expect(commonAmount([])).toBeNull();
  });
});

describe('the typed amounts are kept', () => {
  const currentDraft = () => useTransferDraft.getState();
  const typedAmounts = () => sharesOf(currentDraft()).map(({ typed }) => typed);

  beforeEach(() => {
    clearUserData();
    kindChosen(1);
    recipientsChosen(people(3));
    moneyTyped('88');
    ownAmountsChosen(true);
    ownMoneyTyped('LX100001', '1.');
    ownMoneyTyped('LX100002', '１２');
  });

  it('when the mode changes from individual amounts to the same amount and back', () => {
    expect(typedAmounts()).toEqual(['1.', '１２', '']);
    ownAmountsChosen(false);
    expect(typedAmounts()).toEqual(['88', '88', '88']);
    ownAmountsChosen(true);
    expect(typedAmounts()).toEqual(['1.', '１２', '']);
  });

  it('when a person is removed and chosen again, and the others keep theirs', () => {
    recipientsChosen(removeRecipient(currentDraft().transferList, 'LX100001'));
    expect(typedAmounts()).toEqual(['１２', '']);
    recipientsChosen([person(9), ...currentDraft().transferList, person(1)]);
    expect(typedAmounts()).toEqual(['', '１２', '', '1.']);
  });

  it('when the kind or the account changes, and each account has its own', () => {
    kindChosen(2);
    expect([hasOwnAmounts(currentDraft()), typedAmounts()]).toEqual([false, ['', '', '']]);
    ownAmountsChosen(true);
    ownMoneyTyped('LX100001', '500');
    kindChosen(1);
    expect(typedAmounts()).toEqual(['1.', '１２', '']);
    kindChosen(2);
    expect(typedAmounts()).toEqual(['500', '', '']);
  });

  it('on the pages of scheduled gifts, which have one amount for all', () => {
    const scheduled = draftFor(currentDraft(), 3);
    expect(hasOwnAmounts(scheduled)).toBe(false);
    expect(sharesOf(scheduled).map(({ typed }) => typed)).toEqual(['88', '88', '88']);
    expect(sharesOf(draftFor(scheduled, 1)).map(({ typed }) => typed)).toEqual(['1.', '１２', '']);
  });

  it('after a reload or when the host ends the app, and one invalid field does not affect the others', () => {
    const written = localStorage.getItem('person/transfer-draft') ?? '';
    const restore = (stored: string) => {
      localStorage.setItem('person/transfer-draft', stored);
      useTransferDraft.reread();
    };
    restore(`${written} `);
    expect(typedAmounts()).toEqual(['1.', '１２', '']);
    const { own, ...others } = JSON.parse(written) as TransferDraft;
    restore(
      JSON.stringify({
        ...others,
        own: { ...own, 0: { on: 'yes', typed: { LX100001: 5, LX100002: '７' } } },
      }),
    );
    expect(hasOwnAmounts(currentDraft())).toBe(false);
    ownAmountsChosen(true);
    expect(typedAmounts()).toEqual(['', '７', '']);
    restore(JSON.stringify({ ...others, own: 'spoilt' }));
    expect([currentDraft().money, currentDraft().transferList.length, hasOwnAmounts(currentDraft())]).toEqual(
      ['88', 3, false],
    );
    restore(JSON.stringify(others));
    expect([currentDraft().money, hasOwnAmounts(currentDraft())]).toEqual(['88', false]);
  });

  it('until they were sent, and then all of them are reset', () => {
    expect(resetDraft(currentDraft())).toEqual(initialDraft(1));
  });

  it('for a usercode in any spelling', () => {
    ownMoneyTyped(' lx100003', '5');
    expect(typedAmounts()).toEqual(['1.', '１２', '5']);
  });

  it('when the rest is filled in', () => {
    ownMoneyFilled(['LX100003'], '66');
    expect(typedAmounts()).toEqual(['1.', '１２', '66']);
  });
});
