// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { WireDataOf } from '@/api/endpoint';
import { batchTransfer, queryTransfer } from '@/api/endpoints/transfer';
import { tenths } from '@/domain/money';
import { contentFingerprint } from '@/domain/transfers/transfer-content';
import { transferPayment } from '@/flows/payment/transfer-payment';
import { useRecentRecipients } from '@/state/recent-recipients';
import { moneyTyped, recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import {
  cachedData,
  foundBy,
  payAtAFixedTime,
  payer,
  sentBy,
} from '../../support/payments/kinds-of-payments';

type Newest = NonNullable<WireDataOf<typeof queryTransfer>>;

const person = (usercode: string) => ({ usercode, name: usercode, department: '', jobNumber: '' });
const body = {
  accountType: 0 as const,
  date: '2026-11-21 09:41:00' as const,
  transferList: [{ usercode: 'U2' }, { usercode: 'U3' }],
  money: '8.8',
  text: '生日快乐',
  tag: '',
};
const newest: Newest = {
  id: 'T1',
  time: '2026-11-21 09:41:02',
  direction: 'sent',
  accountType: 0,
  sender: person(payer),
  recipients: [
    { ...person('U3'), money: 8.8 },
    { ...person('U2'), money: 8.8 },
  ],
  total: 17.6,
  text: '生日快乐',
  tag: '',
  thanks: [],
};

const prepare = (content: typeof body, fingerprint = 'a transfer') =>
  transferPayment.prepare(payer, {
    content,
    fingerprint,
    recipients: [{ usercode: 'U2', name: '', amount: tenths(88) }],
    total: tenths(176),
  });

payAtAFixedTime();

it('a transfer is sent as it was confirmed', async () => {
  prepare(body);
  const sent = await sentBy(transferPayment, [batchTransfer, { id: 'T1', time: newest.time }]);
  expect(sent).toEqual({ calls: [{ name: batchTransfer.name, body }], phase: 'done', id: 'T1' });
});

describe('a transfer whose answer is lost', () => {
  const found = async (changes: Partial<Newest> | null, content = body) => {
    prepare(content);
    const record = changes === null ? null : { ...newest, ...changes };
    const { id } = await foundBy(transferPayment, [[queryTransfer, record]]);
    localStorage.clear();
    return id;
  };

  it('is the newest one that was sent with the same words and shares, in any order', async () => {
    expect(await found({})).toBe('T1');
  });

  it('is found by shares of their own', async () => {
    const own = {
      ...body,
      money: '0.0',
      transferList: [
        { usercode: 'U2', money: '1.1' },
        { usercode: 'U3', money: '2.3' },
      ],
    };
    const recipients = [
      { ...person('U2'), money: 1.1 },
      { ...person('U3'), money: 2.3 },
    ];
    expect(await found({ recipients }, own)).toBe('T1');
    expect(await found({}, own)).toBeNull();
  });

  it.each<[string, Partial<Newest> | null]>([
    ['there is none', null],
    ['it was received', { direction: 'received' }],
    ['it has other words', { text: '新年快乐' }],
    ['it has fewer recipients', { recipients: newest.recipients.slice(1) }],
    ['it has other amounts', { recipients: newest.recipients.map((each) => ({ ...each, money: 8.9 })) }],
    ['it is older than the clocks may differ', { time: '2026-11-21 09:40:49' }],
  ])('is not the newest one where %s', async (_, changes) => {
    expect(await found(changes)).toBeNull();
  });

  it('may seem 10 s older than it is', async () => {
    expect(await found({ time: '2026-11-21 09:40:50' })).toBe('T1');
  });
});

describe('after a transfer', () => {
  const write = () => {
    recipientsChosen([person('U2')]);
    moneyTyped('8.8');
  };
  const done = [batchTransfer, { id: 'T1', time: newest.time }] as const;
  const recipients = () => useTransferDraft.getState().transferList.map(({ usercode }) => usercode);

  it('its draft is gone, its recipients are the latest ones, and balances are read again', async () => {
    const isOutdated = cachedData();
    write();
    prepare(body, contentFingerprint(useTransferDraft.getState()));
    expect(isOutdated()).toBe(false);
    await sentBy(transferPayment, done);
    expect(isOutdated()).toBe(true);
    expect(recipients()).toEqual([]);
    expect(useRecentRecipients.getState().usercodes).toEqual(['U2']);
  });

  it('a draft that was changed meanwhile stays', async () => {
    write();
    prepare(body, contentFingerprint(useTransferDraft.getState()));
    moneyTyped('9.9');
    await sentBy(transferPayment, done);
    expect(recipients()).toEqual(['U2']);
  });

  it('that was refused the draft stays, and its recipients are not the latest ones', async () => {
    const isOutdated = cachedData();
    write();
    prepare(body, contentFingerprint(useTransferDraft.getState()));
    await sentBy(transferPayment, [batchTransfer, null, '7001']);
    expect(recipients()).toEqual(['U2']);
    expect(useRecentRecipients.getState().usercodes).toEqual([]);
    expect(isOutdated()).toBe(true);
  });
});
