import { describe, expect, it } from 'vitest';
import type { Colleague } from '@/domain/colleagues/colleague';
import { addRecipients, removeRecipient } from '@/domain/transfers/recipients';
import { isSamePerson } from '@/domain/transfers/transfer';
import { colleague, colleagues, listOf, own } from '../../support/transfer-drafts';

describe('the recipients', () => {
  it('are at most 20 colleagues, and the 21st is refused by name', () => {
    const { list, refused } = addRecipients([], colleagues(21), own);
    expect(list).toHaveLength(20);
    expect(refused).toEqual([{ kind: 'full', usercode: 'LX100021', name: '同事21' }]);
  });

  it.each<[string, Colleague]>([
    ['self', colleague(0)],
    ['self', colleague(0, { usercode: ' lx 100000 ' })],
    ['departed', colleague(9, { departed: true })],
    ['no-oa', colleague(9, { oaAccount: null })],
    ['no-oa', colleague(9, { oaAccount: ' ' })],
    ['twice', colleague(1)],
    ['twice', colleague(1, { usercode: 'lx100001' })],
    ['twice', colleague(1, { usercode: 'ＬＸ１００００１' })],
  ])('refuse as %s the colleague %o, and keep the list', (kind, candidate) => {
    const before = listOf(2);
    const { list, refused } = addRecipients(before, [candidate], own);
    expect(refused).toEqual([{ kind, usercode: candidate.usercode, name: candidate.name }]);
    expect(list).toBe(before);
  });

  it('are added many at once: every refusal is reported by name, and the others are added in order', () => {
    const { list, refused } = addRecipients(
      listOf(1),
      [
        colleague(2),
        colleague(1),
        colleague(3, { departed: true }),
        colleague(0),
        colleague(4),
        colleague(4),
        colleague(5, { oaAccount: null }),
      ],
      own,
    );
    expect(list.map(({ name }) => name)).toEqual(['同事1', '同事2', '同事4']);
    expect(refused.map(({ kind, name }) => `${name} ${kind}`)).toEqual([
      '同事1 twice',
      '同事3 departed',
      '同事0 self',
      '同事4 twice',
      '同事5 no-oa',
    ]);
  });

  it('report what is wrong with a person even when the list is full', () => {
    const { refused } = addRecipients(
      listOf(20),
      [colleague(30, { departed: true }), colleague(1), colleague(31)],
      own,
    );
    expect(refused.map(({ kind }) => kind)).toEqual(['departed', 'twice', 'full']);
  });

  it('may include two namesakes', () => {
    const { list } = addRecipients(
      [],
      [colleague(1, { name: '陈思远' }), colleague(2, { name: '陈思远' })],
      own,
    );
    expect(list).toHaveLength(2);
    expect(isSamePerson('LX100001', 'LX100002')).toBe(false);
  });

  it('are removed by a usercode in any spelling', () => {
    expect(removeRecipient(listOf(2), 'lx100001').map(({ usercode }) => usercode)).toEqual(['LX100002']);
  });

  it('are stored with no more than what is shown', () => {
    expect(listOf(1)).toEqual([
      { usercode: 'LX100001', name: '同事1', department: '客服中心', jobNumber: '20180001' },
    ]);
  });
});
