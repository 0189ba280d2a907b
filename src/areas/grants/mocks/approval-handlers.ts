import * as endpoints from '@/api/endpoints/approvals';
import { approverBar } from '@/domain/grants/approval-steps';
import { grantAfter } from '@/domain/grants/grant-state';
import { isPayable } from '@/domain/grants/payout';
import { sum, type Tenths } from '@/domain/money';
import { colleague } from '@/mocks/core/colleague';
import { serve, type Handler } from '@/mocks/core/handler';
import { nextId, type MockState } from '@/mocks/core/state';
import { paymentCounted } from '@/mocks/payment-security/payment-count';
import { refusalOfPayment } from '@/mocks/payment-security/security';
import { approversExcept } from './approvers';
import { approved, handedOver, movedBy, refusalOfApproval, refusedBy, toDecide } from './decide';
import { refusalOfCaller } from './grant-handlers';
import * as refusals from './grant-refusals';
import { approverOfStep, changedRequest, paidBy } from './grant-request';
import { summaryOf } from './grant-wire';
import { problemOf, requestOf, withRequest } from './requests';

const approvals: Handler<typeof endpoints.approvals> = (state, { body, ...caller }) => {
  const refusal = refusalOfCaller(caller);
  if (refusal !== null) return { state, refusal };
  const { usercode } = caller.person;
  const all = state.grants.requests
    .filter(({ kind, owner }) => kind === body.kind && owner !== usercode)
    .map((request) => ({ request, summary: summaryOf(state, request, usercode) }));
  const waiting = all
    .filter(({ request }) => approverOfStep(request) === usercode)
    .sort((one, other) => one.request.submittedAt - other.request.submittedAt);
  const decided = all
    .filter(({ request, summary }) => summary.decided !== null && approverOfStep(request) !== usercode)
    .sort((one, other) => (other.summary.decided?.at ?? '').localeCompare(one.summary.decided?.at ?? ''));
  const shown = body.list === 'waiting' ? waiting : decided;
  const first = (body.page - 1) * body.size;
  return {
    state,
    data: {
      total: shown.length,
      waiting: waiting.length,
      decided: decided.length,
      requests: shown.slice(first, first + body.size).map(({ summary }) => summary),
    },
  };
};

/** All or none: if another approver has decided one of the chosen requests meanwhile, none is decided. */
const approveGrants: Handler<typeof endpoints.approveGrants> = (before, { body, key, ...caller }, now) => {
  const { person } = caller;
  const refusal = refusalOfCaller(caller);
  if (refusal !== null) return { state: before, refusal };
  let state = before;
  const moved: Moved[] = [];
  for (const { removed, ...ref } of body.requests) {
    const found = toDecide(state, ref, person);
    if ('refusal' in found) return { state: before, refusal: found.refusal };
    const broken = refusalOfApproval(state, found.request, removed);
    if (broken !== null) return { state: before, refusal: broken };
    moved.push({ request: ref.id, amount: movedBy(found.request, removed) });
    state = approved(state, found.request, removed, person, now);
  }
  const counted = decisionCounted(state, person.usercode, moved, key, now);
  if (counted === null) return { state: before, refusal: refusals.notProved };
  const { id, state: named } = nextId(counted, 'S');
  return { state: named, data: { id }, booked: id };
};

const payGrantAgain: Handler<typeof endpoints.payGrantAgain> = (before, { body, key, ...caller }, now) => {
  const { person } = caller;
  const refusal = refusalOfCaller(caller);
  if (refusal !== null) return { state: before, refusal };
  const request = requestOf(before, body.id);
  if (request === undefined || request.owner !== person.usercode)
    return { state: before, refusal: refusals.unknownRequest };
  const after = grantAfter(request, 'resume', 'owner');
  if (after === null || request.version !== body.version) return { state: before, refusal: refusals.notNow };
  const rows = request.rows.map((row) => {
    const problem = problemOf(before, row.usercode);
    return row.state === 'failed' && isPayable({ state: row.state, problem })
      ? ({ ...row, state: 'waiting', problem: null, at: null } as const)
      : row;
  });
  const waiting = rows.filter((row) => row.state === 'waiting');
  if (waiting.length === 0) return { state: before, refusal: refusals.nobodyToPay };
  const moved = [{ request: request.id, amount: sum(waiting.map(({ money }) => money)) }];
  const counted = decisionCounted(before, person.usercode, moved, key, now);
  if (counted === null) return { state: before, refusal: refusals.notProved };
  const change = { change: 'resume', by: person.usercode, at: now, note: `${waiting.length} 人` } as const;
  const changed = changedRequest(request, change, { state: after, rows, nextAt: now });
  const { id, state } = nextId(withRequest(counted, changed), 'S');
  return { state, data: { id }, booked: id };
};

const refuseGrants: Handler<typeof endpoints.refuseGrants> = (before, { body, ...caller }, now) => {
  const refusal = refusalOfCaller(caller);
  if (refusal !== null) return { state: before, refusal };
  let state = before;
  for (const ref of body.requests) {
    const found = toDecide(state, ref, caller.person);
    if ('refusal' in found) return { state: before, refusal: found.refusal };
    state = refusedBy(state, found.request, body.reason, caller.person, now);
  }
  return { state, data: {} };
};

const handOverGrant: Handler<typeof endpoints.handOverGrant> = (state, { body, ...caller }, now) => {
  const { person } = caller;
  const refusal = refusalOfCaller(caller);
  if (refusal !== null) return { state, refusal };
  const found = toDecide(state, body, person);
  if ('refusal' in found) return { state, refusal: found.refusal };
  const to = colleague(state, body.to);
  const { owner, steps } = found.request;
  const isApprover = approversExcept(person.usercode).includes(body.to);
  if (to === undefined || to.departed || !isApprover) return { state, refusal: refusals.notAnApprover };
  const deciders = steps.map(({ approver }) => approver);
  const bar = approverBar(to.usercode, { owner, paid: paidBy(found.request), deciders });
  if (bar === 'paid') return { state, refusal: refusals.approverPaid(to.name) };
  if (bar !== null) return { state, refusal: refusals.notAnApprover };
  return { state: handedOver(state, found.request, to, person, now), data: {} };
};

/** What a decision lets go out of one request, or into the account of its team. */
interface Moved {
  request: string;
  amount: Tenths;
}

/** Counts a decision into the day by the sum of all it moves; null where that needs a password or a code, and none allowed the call. */
function decisionCounted(
  state: MockState,
  usercode: string,
  moved: readonly Moved[],
  key: string | null,
  now: number,
): MockState | null {
  const amount = sum(moved.map((each) => each.amount));
  if (amount === 0) return state;
  const payment = { usercode, kind: 'approval', amount, key, now } as const;
  if (refusalOfPayment(state, payment) !== null) return null;
  const approved = moved.filter((each) => each.amount > 0);
  return paymentCounted(state, { ...payment, approved });
}

export const handlers = [
  serve(endpoints.approvals, approvals),
  serve(endpoints.approveGrants, approveGrants),
  serve(endpoints.payGrantAgain, payGrantAgain),
  serve(endpoints.refuseGrants, refuseGrants),
  serve(endpoints.handOverGrant, handOverGrant),
];
