import * as v from 'valibot';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryByIdempotencyKey } from '@/api/endpoints/transfer';
import { GatewayError } from '@/api/errors';
import { tenths } from '@/domain/money';
import { createPaymentFlow, type PaymentOperation } from '@/flows/payment/create-payment-flow';
import { resetMemory } from '@/state/slice';
import { userIdentified } from '@/state/user';
import { answerWith } from '../gateways/answering-gateways';

export const person = { username: '', mobile: '', jobCode: '', userId: '', email: '', avatar: '' };
export const payer = 'U1';
export const start = Date.parse('2026-11-21T01:41:00Z');

/** A kind of payment whose answers the test gives. */
export function sampleFlow({ name = 'samples', ...parts }: Partial<PaymentOperation<{ cup: string }>> = {}) {
  const keys: string[] = [];
  const leftOpen: boolean[] = [];
  const found: { sentAt: number; background: boolean }[] = [];
  const outcomes: string[] = [];
  const flow = createPaymentFlow({
    name,
    request: v.object({ cup: v.string() }),
    gateway: 'mall',
    send: (_, { idempotencyKey, leavesOpen }) => {
      keys.push(idempotencyKey);
      leftOpen.push(leavesOpen({ kind: 'network' }), leavesOpen({ kind: 'http', status: 403, path: '' }));
      return Promise.resolve({ id: 'T1' });
    },
    findRecord: (_, sentAt, { background }) => {
      found.push({ sentAt, background });
      return Promise.resolve(null);
    },
    onOutcome: ({ phase }) => outcomes.push(phase),
    ...parts,
  });
  const prepare = (cup = 'blue', item?: string) =>
    flow.prepare(
      payer,
      { content: { cup }, fingerprint: cup, recipients: [], total: tenths(10) },
      ...(item === undefined ? [] : [item]),
    );
  return { ...flow, prepare, keys, leftOpen, found, outcomes, stored: () => flow.storedAttempt(payer) };
}

/** The answer to a call got lost. */
export const lost = () => Promise.reject(new GatewayError({ kind: 'network' }, 'sample'));

/** Each test of a file begins at `start` as the payer, at gateways that are still at work on each payment. */
export function payOnAQuietDay(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: start });
    userIdentified({ ...person, usercode: payer });
    answerWith([[queryByIdempotencyKey, { state: 'running' }]]);
  });
  afterEach(async () => {
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    localStorage.clear();
    resetMemory();
  });
}
