import { describe, expect, it } from 'vitest';
import { billOf, draftFor, initialDraft } from '@/domain/transfers/transfer';

describe('an untouched draft', () => {
  it('is a transfer of coins of one’s own, open, with one amount for all', () => {
    expect(initialDraft()).toMatchObject({
      transferType: 1,
      isEdit: false,
      isMilepost: false,
      sealed: false,
      own: { 0: { on: false }, 1: { on: false } },
    });
  });
});

it('a draft that goes to another kind takes the amount last typed for its account', () => {
  const draft = { ...initialDraft(1), money: '5', GR_Money: '6', JL_Money: '7' };
  expect(draftFor(draft, 1)).toBe(draft);
  expect(draftFor(draft, 3)).toMatchObject({ transferType: 3, accountType: 0, money: '5' });
  expect(draftFor(draft, 2)).toMatchObject({ transferType: 2, accountType: 1, money: '7' });
  expect(draftFor({ ...draft, transferType: 2, accountType: 1 }, 1)).toMatchObject({ money: '6' });
});

it('the bill of an account is its own', () => {
  expect(billOf(0)).toBe('/longballDetail');
  expect(billOf(1)).toBe('/longballDetail?account=1');
});
