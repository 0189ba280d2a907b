import { describe, expect, it } from 'vitest';
import { totalOf } from '@/domain/transfers/shares';
import { blessingOf, initialDraft, resetDraft } from '@/domain/transfers/transfer';
import { serialiseDraft } from '@/domain/transfers/transfer-content';
import { draft, listOf } from '../../support/transfer-drafts';

const moment = '2026-11-21 09:41:00';

describe('the transfer draft', () => {
  it('has every field of the draft, the individual amounts and the seal', () => {
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
        'sealed',
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
    expect(serialiseDraft(draft({ sealed: true }), moment)).toMatchObject({ sealed: true, money: '88.0' });
    const booked = draft({ sealed: true, isSubscribe: true, date: '2026-12-25' });
    expect(serialiseDraft(booked, moment)).not.toHaveProperty('sealed');
  });

  it('is not sent with an invalid amount', () => {
    expect(() => serialiseDraft(draft({ money: '1e3' }), moment)).toThrow(RangeError);
  });

  it.each(['\u200b', '\u200b \u2060', '\ufeff', '\u00ad', '\u3164', '\u2800', '\u202e\u0007'])(
    'replaces a blessing that shows nothing, %j, by the default one',
    (text) => expect(blessingOf({ text })).toBe('恭喜发财！'),
  );

  it('replaces an empty blessing by the default one, and keeps any other as written', () => {
    expect(blessingOf({ text: ' \n' })).toBe('恭喜发财！');
    expect(blessingOf({ text: ' 谢谢 ' })).toBe(' 谢谢 ');
    // An emoji of several characters is joined by one without width.
    expect(blessingOf({ text: '👨‍👩‍👧' })).toBe('👨‍👩‍👧');
  });

  it('has an exact total of the amount times the recipients', () => {
    expect(totalOf(draft({ money: '1111.1', transferList: listOf(10) }))).toBe(111_110);
    expect(totalOf(draft({ money: '10000', transferList: listOf(20) }))).toBe(2_000_000);
    expect(totalOf(draft({ money: '1.25' }))).toBeNull();
  });
});
