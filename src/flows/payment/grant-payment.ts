import * as v from 'valibot';
import { call } from '@/api/call';
import { approveGrants, payGrantAgain } from '@/api/endpoints/approvals';
import { grantDetail } from '@/api/endpoints/grants';
import { fromMoment } from '@/domain/business-time';
import { approvals, requestKinds, type GrantChange, type RequestKind } from '@/domain/grants/grant-state';
import type { Tenths } from '@/domain/money';
import type { PaymentAttempt } from '@/domain/payment/payment-attempt';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { createPaymentFlow } from './create-payment-flow';

/** The gateways tell the time in whole seconds, and their clocks differ a little, ms. */
const clockSlack = 10_000;

const ref = v.object({ id: v.string(), version: v.number() });
const request = v.object({
  act: v.picklist(['approve', 'again']),
  kind: v.picklist(requestKinds),
  requests: v.array(v.object({ ...ref.entries, removed: v.array(v.string()) })),
});
type GrantDecision = v.InferOutput<typeof request>;
export type GrantDecisionAttempt = PaymentAttempt<GrantDecision>;

const approving: readonly GrantChange[] = approvals;

/** Approvals that let coins of a team move, and grants that are paid on. */
export const grantPayment = createPaymentFlow<GrantDecision>({
  name: 'decides grants',
  request,
  gateway: approveGrants.gateway,
  send: ({ act, requests }, options) => {
    const [first] = requests;
    if (act === 'approve' || first === undefined) return call(approveGrants, { requests }, options);
    return call(payGrantAgain, { id: first.id, version: first.version }, options);
  },
  // The request's own trail tells whether it was carried out.
  findRecord: async ({ act, kind, requests }, sentAt, options) => {
    const [first] = requests;
    if (first === undefined) return null;
    const found = await call(grantDetail, { kind, id: first.id }, options);
    const isDone = found?.trail.some(
      ({ change, at }) =>
        (act === 'approve' ? approving.includes(change) : change === 'resume') &&
        fromMoment(at) >= sentAt - clockSlack,
    );
    return isDone === true ? first.id : null;
  },
  onOutcome: () => void invalidateAfterPayment(),
});

/** One request as it is about to be decided. */
export interface Decided {
  id: string;
  version: number;
  /** Who of its people is removed. */
  removed: readonly string[];
  title: string;
  total: Tenths;
}

/** Prepares a decision when its confirm sheet opens. */
export function prepareDecision(
  usercode: string,
  act: GrantDecision['act'],
  kind: RequestKind,
  decided: readonly Decided[],
  total: Tenths,
): void {
  const requests = decided.map(({ id, version, removed }) => ({ id, version, removed: [...removed] }));
  grantPayment.prepare(usercode, {
    content: { act, kind, requests },
    fingerprint: JSON.stringify([act, requests]),
    recipients: decided.map(({ id, title, total: amount }) => ({ usercode: id, name: title, amount })),
    total,
  });
}
