// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { initialDraft, type TransferDraft } from '@/domain/transfers/transfer';
import { clearUserData } from '@/state/slice';
import {
  blessingTyped,
  draftSent,
  kindChosen,
  letterSealed,
  moneyTyped,
  ownAmountsPasted,
  ownMoneyTyped,
  recipientsChosen,
  storedDraft,
  tagChosen,
  useTransferDraft,
} from '@/state/transfer-draft';

const person = { usercode: 'U2', name: '陈思远', department: '', jobNumber: '' };
const draft = () => useTransferDraft.getState();
const stored = (value: unknown) => localStorage.setItem('person/transfer-draft', JSON.stringify(value));

beforeEach(() => {
  localStorage.clear();
  clearUserData();
});

describe('the draft of a transfer', () => {
  it('takes what is typed, with the last amount of each account by itself', () => {
    moneyTyped('8');
    blessingTyped('新年快乐');
    letterSealed(true);
    tagChosen({ name: '闪光时刻', money: '至多 50' });
    kindChosen(2);
    moneyTyped('9');
    expect(draft()).toMatchObject({
      GR_Money: '8',
      JL_Money: '9',
      money: '9',
      text: '新年快乐',
      sealed: true,
    });
    kindChosen(1);
    moneyTyped('7');
    expect(draft()).toMatchObject({ GR_Money: '7', JL_Money: '9', money: '7' });
  });

  it('takes a reason with its note about the amount', () => {
    const tagData = { name: '闪光时刻', money: '至多 50' };
    tagChosen(tagData);
    expect(draft()).toMatchObject({ tag: '闪光时刻', tagData });
  });

  it('takes the amounts of a pasted list beside those that were typed, as amounts one by one', () => {
    ownMoneyTyped('U1', '1');
    expect(draft().own[0].on).toBe(false);
    ownAmountsPasted({ U2: '2', u3: '3' });
    expect(draft().own[0].on).toBe(true);
    expect(Object.values(draft().own[0].typed)).toEqual(['1', '2', '3']);
  });

  it('is empty once it was sent, of the same kind', () => {
    kindChosen(2);
    recipientsChosen([person]);
    moneyTyped('9');
    draftSent();
    expect(draft()).toMatchObject({ transferType: 2, accountType: 1, transferList: [], money: '' });
    // A field that is not known is not kept either.
    expect(Object.keys(draft()).sort()).toEqual(Object.keys(initialDraft()).sort());
  });

  it.each<Partial<TransferDraft>>([
    {},
    { transferType: 1, accountType: 0 },
    { transferType: 2, accountType: 1 },
    { transferType: 3, accountType: 0, isSubscribe: true },
    { transferType: 4, accountType: 1, isMilepost: true },
    { own: { 0: { on: true, typed: { U1: '1' } }, 1: { on: false, typed: {} } } },
    { transferList: [person], accountBalances: null, date: '2026-12-01' },
  ])('is read from the storage, as another tab may have changed it: %o', (parts) => {
    stored(parts);
    expect(storedDraft()).toEqual({ ...initialDraft(), ...parts });
  });

  it('has each field that cannot be read as a new draft has it', () => {
    stored({
      money: '88',
      isMilepost: 1,
      isSubscribe: 'yes',
      isEdit: null,
      transferType: 5,
      accountType: 2,
      accountBalances: 0.5,
      own: { 0: 7 },
      sealed: 'no',
      text: 7,
      transferList: [{ usercode: 7 }],
      accountData: 'none',
      tagData: [],
    });
    expect(storedDraft()).toEqual({ ...initialDraft(), money: '88' });
    stored('cut');
    expect(storedDraft()).toEqual(initialDraft());
  });
});
