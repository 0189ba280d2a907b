import { describe, expect, it } from 'vitest';
import { retryAfterOf, type Failure } from '@/domain/failure';
import { tenths } from '@/domain/money';
import { isOpen, isUnsent, verdict, type PaymentPhase } from '@/domain/payment/payment-attempt';

const http = (status: number): Failure => ({ kind: 'http', status, path: '/pay' });
const code = (text: string): Failure => ({ kind: 'code', code: text, message: null });

describe('what a failed money call means', () => {
  it.each([code('5110'), { kind: 'no-account' }, { kind: 'departed' }] satisfies Failure[])(
    'is a refusal where the gateway said no: %o',
    (failure) => {
      expect(verdict(failure)).toBe('refused');
    },
  );

  it('is a refusal by a status that says that nothing was carried out, and open by any other', () => {
    const statuses = [400, 401, 402, 403, 404, 405, 408, 409, 422, 423, 429, 500, 502, 503];
    const refusing = statuses.filter((status) => verdict(http(status)) === 'refused');
    expect(refusing).toEqual([400, 401, 403, 404, 422]);
    for (const status of statuses.filter((each) => !refusing.includes(each)))
      expect(verdict(http(status))).toBe('unanswered');
  });

  it('is that nothing was sent where the session is over', () => {
    expect(verdict({ kind: 'expired' })).toBe('not-sent');
  });

  it.each([
    code('9999'),
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'invalidResponse' },
    { kind: 'cancelled' },
    { kind: 'wallet-trouble', message: null },
  ] satisfies Failure[])('is open where money may have moved: %o', (failure) => {
    expect(verdict(failure)).toBe('unanswered');
  });
});

it('a payment may be sent, or has to be followed, or neither once its outcome is known', () => {
  const phases = [
    'ready',
    'sending',
    'working',
    'asking',
    'checking',
    'done',
    'refused',
    'not-sent',
  ] as const;
  const of = (phase: PaymentPhase) => ({
    intent: { key: 'k', usercode: 'U1', content: {}, fingerprint: '', recipients: [], total: tenths(1) },
    phase,
    sentAt: null,
    id: null,
    failure: null,
  });
  expect(phases.filter((phase) => isUnsent(of(phase)))).toEqual(['ready', 'not-sent']);
  expect(phases.filter((phase) => isOpen(of(phase)))).toEqual(['sending', 'working', 'asking', 'checking']);
});

it('a failure says for how long no further call is wanted, where the gateway does', () => {
  expect(retryAfterOf({ ...http(429), retryAfter: 3_000 } as Failure)).toBe(3_000);
  expect(retryAfterOf(http(429))).toBe(0);
  expect(retryAfterOf({ kind: 'network' })).toBe(0);
});
