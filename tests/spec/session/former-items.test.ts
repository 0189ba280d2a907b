// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const draft = { transferList: [], money: '88', text: '', tag: '', date: '', every: 'yearly' };
const content = {
  accountType: 0,
  tag: 'birthday',
  date: null,
  every: 'yearly',
  transferList: [{ usercode: 'LX100002' }],
  money: '88',
  text: '',
};
const unanswered = { drafts: { new: { draft, intent: { key: 'key-1', content, sentAt: 1 } } } };

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

it('finds the draft and the unanswered booking that an earlier release stored, and removes the former item', async () => {
  localStorage.setItem('booking-drafts', JSON.stringify(unanswered));
  localStorage.setItem('transfer-draft', JSON.stringify({ money: '66' }));
  const { storedBooking } = await import('@/state/booking-drafts');
  const { storedDraft } = await import('@/state/transfer-draft');
  expect(storedBooking('new')?.intent?.key).toBe('key-1');
  expect(storedDraft().money).toBe('66');
  expect([localStorage.getItem('booking-drafts'), localStorage.getItem('transfer-draft')]).toEqual([
    null,
    null,
  ]);
});

it('keeps what this release stored rather than the former item', async () => {
  localStorage.setItem('transfer-draft', JSON.stringify({ money: '66' }));
  localStorage.setItem('person/transfer-draft', JSON.stringify({ money: '88' }));
  const { storedDraft } = await import('@/state/transfer-draft');
  expect(storedDraft().money).toBe('88');
  expect(localStorage.getItem('transfer-draft')).toBeNull();
});

it('finds an unanswered payment of a release that stored one amount for all recipients', async () => {
  const recipients = [
    { usercode: 'LX100002', name: '陈思远' },
    { usercode: 'LX100003', name: '周一航' },
  ];
  const intent = { key: 'key-2', usercode: 'LX100001', content: {}, fingerprint: '', recipients };
  const attempt = { phase: 'asking', sentAt: 1, id: null, failure: null };
  const settlements = [{ ...attempt, intent: { ...intent, each: 880, total: 1760 } }];
  localStorage.setItem('settlements', JSON.stringify({ settlements }));
  const { attemptOf, storedAttempts } = await import('@/state/payment-attempt');
  const found = attemptOf(storedAttempts(), 'LX100001');
  expect(found?.intent.key).toBe('key-2');
  expect(found?.intent.recipients.map(({ amount }) => amount)).toEqual([880, 880]);
});
