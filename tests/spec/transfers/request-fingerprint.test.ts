import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import type { TransferDraft } from '@/domain/transfers/transfer';
import { contentFingerprint } from '@/domain/transfers/transfer-content';
import { draft, listOf } from '../../support/transfer-drafts';

describe('the fingerprint of a request', () => {
  const same = contentFingerprint(draft());

  it.each<[string, Partial<TransferDraft>]>([
    ['an amount typed another way', { money: ' ８８．０ ' }],
    ['an empty blessing', { text: '' }],
    ['flags of the screen', { isEdit: true, status: 2, accountBalances: tenths(1) }],
  ])('is the same for %s', (_, differences) => {
    expect(contentFingerprint(draft(differences))).toBe(same);
  });

  it.each<[string, Partial<TransferDraft>]>([
    ['the amount', { money: '88.1' }],
    ['the blessing', { text: '谢谢' }],
    ['the seal', { sealed: true }],
    ['one recipient', { transferList: listOf(2) }],
    ['the account', { accountType: 1 }],
    ['the kind', { transferType: 2 }],
    ['the tag', { tag: 'birthday' }],
    ['the date', { date: '2026-12-25' }],
    ['paying once', { isMilepost: true }],
  ])('changes with %s', (_, differences) => {
    expect(contentFingerprint(draft(differences))).not.toBe(same);
  });
});
