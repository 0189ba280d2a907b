import { describe, expect, it } from 'vitest';
import type { Colleague } from '@/domain/colleagues/colleague';
import { checkDraft } from '@/domain/transfers/draft-problems';
import { tenths } from '@/domain/money';
import { addRecipients, removeRecipient } from '@/domain/transfers/recipients';
import { totalOf } from '@/domain/transfers/shares';
import {
  blessingOf,
  initialDraft,
  isSamePerson,
  resetDraft,
  type TransferDraft,
} from '@/domain/transfers/transfer';
import { contentFingerprint, serialiseDraft } from '@/domain/transfers/transfer-content';

const moment = '2026-11-21 09:41:00';

const colleague = (number: number, differences: Partial<Colleague> = {}): Colleague => ({
  usercode: `LX${100_000 + number}`,
  name: `同事${number}`,
  pinyin: 'tong shi',
  initials: 'ts',
  oaAccount: `tong.shi${number}`,
  department: '客服中心',
  jobNumber: String(20_180_000 + number),
  departed: false,
  ...differences,
});
const colleagues = (count: number) => Array.from({ length: count }, (_, index) => colleague(index + 1));
const own = 'LX100000';
const listOf = (count: number) => addRecipients([], colleagues(count), own).list;
const draft = (differences: Partial<TransferDraft> = {}): TransferDraft => ({
  ...initialDraft(),
  transferList: listOf(3),
  money: '88',
  ...differences,
});

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

describe('the transfer draft', () => {
  it('has every field of the draft, and the individual amounts', () => {
    expect(Object.keys(initialDraft()).sort()).toEqual(
      [
        'isMilepost',
        'status',
        'isSubscribe',
        'isEdit',
        'GR_Money',
        'JL_Money',
        'money',
        'own',
        'transferType',
        'jobNo',
        'accountId',
        'accountType',
        'accountBalances',
        'transferList',
        'text',
        'tag',
        'date',
        'accountData',
        'tagData',
      ].sort(),
    );
    expect(Object.keys(initialDraft().accountData)).toEqual(['name', 'money', 'img']);
    expect(Object.keys(initialDraft().tagData)).toEqual(['name', 'money']);
  });

  it('starts with status 0, the default blessing and no recipient', () => {
    expect(initialDraft()).toMatchObject({ status: 0, text: '恭喜发财！', transferList: [], money: '' });
  });

  it.each([
    [1, 0, false],
    [2, 1, false],
    [3, 0, true],
    [4, 1, true],
  ] as const)(
    'of kind %i pays from account type %i, and is scheduled: %s',
    (transferType, accountType, isSubscribe) => {
      expect(initialDraft(transferType)).toMatchObject({ transferType, accountType, isSubscribe });
    },
  );

  it('is reset after a transfer except for transfer type and account type', () => {
    const used = draft({ transferType: 4, accountType: 0, tag: 'birthday', text: '生日快乐', status: 3 });
    expect(resetDraft(used)).toEqual({ ...initialDraft(4), accountType: 0 });
  });

  it('is sent as date, recipients, money as a string of coins, and text', () => {
    expect(serialiseDraft(draft({ transferList: listOf(2) }), moment)).toEqual({
      date: moment,
      transferList: [{ usercode: 'LX100001' }, { usercode: 'LX100002' }],
      money: '88.0',
      text: '恭喜发财！',
    });
  });

  it('of a booking keeps its own date', () => {
    expect(serialiseDraft(draft({ date: '2026-12-25' }), moment).date).toBe('2026-12-25');
  });

  it('is not sent with an invalid amount', () => {
    expect(() => serialiseDraft(draft({ money: '1e3' }), moment)).toThrow(RangeError);
  });

  it('replaces an empty blessing by the default one, and keeps any other as written', () => {
    expect(blessingOf({ text: ' \n' })).toBe('恭喜发财！');
    expect(blessingOf({ text: ' 谢谢 ' })).toBe(' 谢谢 ');
  });

  it('has an exact total of the amount times the recipients', () => {
    expect(totalOf(draft({ money: '1111.1', transferList: listOf(10) }))).toBe(111_110);
    expect(totalOf(draft({ money: '10000', transferList: listOf(20) }))).toBe(2_000_000);
    expect(totalOf(draft({ money: '1.25' }))).toBeNull();
  });
});

describe('the check of a draft', () => {
  it('finds nothing when all is well', () => {
    expect(checkDraft(draft(), tenths(2640))).toEqual([]);
    expect(checkDraft(draft(), null)).toEqual([]);
  });

  it('finds missing recipients', () => {
    expect(checkDraft(draft({ transferList: [] }), tenths(0))).toEqual([{ kind: 'no-recipients' }]);
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
