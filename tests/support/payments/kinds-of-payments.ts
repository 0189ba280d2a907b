import { afterEach, beforeEach, vi } from 'vitest';
import type { PaymentAttempt } from '@/domain/payment/payment-attempt';
import { queryClient } from '@/queries/client';
import { clearUserData } from '@/state/slice';
import { userIdentified } from '@/state/user';
import { allGateways, answerWith, type Answer } from '../gateways/answering-gateways';

export const payer = 'U1';
/** When the payments of these tests are sent; 09:41 in business time. */
export const sentAt = Date.parse('2026-11-21T01:41:00Z');

/** What a flow of payments offers, of whatever kind. */
interface Flow {
  send: (usercode: string, item?: string) => Promise<boolean>;
  storedAttempt: (usercode: string, item?: string) => PaymentAttempt | null;
}

/** The payer uses the wallet. */
export function identifyPayer(): void {
  userIdentified({
    username: '',
    mobile: '',
    jobCode: '',
    usercode: payer,
    userId: '',
    email: '',
    avatar: '',
  });
}

/** Each test of a file begins at `sentAt`, with the payer in the wallet and nothing stored. */
export function payAtAFixedTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: sentAt });
    identifyPayer();
  });
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
    clearUserData();
  });
}

/** Sends what was prepared to gateways that answer it; gives the call, without its key, and where the payment stands then. */
export async function sentBy(flow: Flow, answer: Answer, item = '') {
  const calls = answerWith([answer]);
  await flow.send(payer, item);
  return {
    calls: calls.map(({ name, body }) => ({ name, body })),
    phase: flow.storedAttempt(payer, item)?.phase,
    id: flow.storedAttempt(payer, item)?.id,
  };
}

/**
 * Sends what was prepared to gateways that know no keys and lose the answer; gives the id under which its record is found among the
 * answers, null where it is not, and what the gateways were asked for.
 */
export async function foundBy(flow: Flow, records: readonly Answer[], item = '') {
  vi.setSystemTime(sentAt);
  const calls = answerWith(records, allGateways);
  void flow.send(payer, item);
  await vi.advanceTimersByTimeAsync(0);
  const { phase, id } = flow.storedAttempt(payer, item) ?? {};
  // Leaving the page ends the hold on the payment, which is followed for ten minutes.
  dispatchEvent(new Event('pagehide'));
  return { id: phase === 'done' ? id : null, asked: calls[0] };
}

/** Cached data that payments change; tells whether they count as outdated. */
export function cachedData(): () => boolean {
  const query = queryClient.getQueryCache().build(queryClient, {
    queryKey: ['changed by payments'],
    meta: { changedByPayments: true },
  });
  query.setData('known');
  return () => query.state.isInvalidated;
}
