import * as endpoints from '@/api/endpoints/grants';
import { runTime } from '@/domain/bookings/schedule';
import { toDay } from '@/domain/business-time';
import { maxBlessingLength } from '@/domain/constants';
import { approverBar, mayRemind, rolesFor } from '@/domain/grants/approval-steps';
import { grantAfter } from '@/domain/grants/grant-state';
import { longestPurpose, mostBudget } from '@/domain/grants/limits';
import { payoutFigures } from '@/domain/grants/payout';
import { maxPerRecipient, sum, tenths, toCoins } from '@/domain/money';
import { countCharacters } from '@/domain/text';
import { balanceOf } from '@/mocks/accounts/balances';
import { periodOf } from '@/mocks/accounts/team';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import type { Caller } from '@/mocks/core/identity';
import { incentive } from '@/mocks/core/ledger';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { approvalReturned } from '@/mocks/payment-security/payment-count';
import { approversExcept, usualApprovers } from './approvers';
import { asked } from './decide';
import * as refusals from './grant-refusals';
import { approverOfStep, changedRequest, isRecentGrant, noContent, reachedBy } from './grant-request';
import { detailOf, nameOf, summaryOf } from './grant-wire';
import { submitted } from './new-request';
import { problemOf, requestOf, reservedOf, withRequest } from './requests';

const grantContext: Handler<typeof endpoints.grantContext> = (state, caller, now) => {
  const refusal = refusalOfCaller(caller);
  if (refusal !== null) return { state, refusal };
  const { person } = caller;
  return {
    state,
    data: {
      accounts: person.senior ? [accountOf(state, person, now)] : [],
      lastGrant: lastGrantOf(state, person, now),
      team: person.department,
      approvers: [...approversExcept(person.usercode)],
    },
  };
};

const accountApply: Handler<typeof endpoints.accountApply> = (state, { body, ...caller }, now) => {
  const { person } = caller;
  const { id, purpose, money, approver } = body;
  const refusal =
    refusalOfCaller(caller) ??
    refusalOfResubmission(state, id, person) ??
    (countCharacters(purpose) > longestPurpose ? refusals.wrongPurpose : null) ??
    (money <= 0 || money > mostBudget ? refusals.wrongBudget : null) ??
    refusalOfApprovers(state, [approver], { owner: person, paid: [] });
  if (refusal !== null) return { state, refusal };
  const content = { ...noContent, purpose, budget: money };
  const done = submitted(state, { kind: 'activity', id, content, approvers: [approver] }, person, now);
  return { state: done.state, data: { id: done.id } };
};

const grants: Handler<typeof endpoints.grants> = (state, { body, ...caller }) => {
  const refusal = refusalOfCaller(caller);
  if (refusal !== null) return { state, refusal };
  const { usercode } = caller.person;
  return {
    state,
    data: {
      requests: ownOf(state, usercode, body.kind).map((request) => summaryOf(state, request, usercode)),
    },
  };
};

const grantDetail: Handler<typeof endpoints.grantDetail> = (state, { body, ...caller }, now) => {
  const refusal = refusalOfCaller(caller);
  if (refusal !== null) return { state, refusal };
  const { usercode } = caller.person;
  const found = body.id === '' ? ownOf(state, usercode, body.kind)[0] : requestOf(state, body.id);
  const mayRead =
    found?.kind === body.kind &&
    (found.owner === usercode ||
      found.steps.some(({ approver }) => approver === usercode) ||
      found.trail.some(({ by }) => by === usercode));
  return { state, data: mayRead ? detailOf(state, found, usercode, now) : null };
};

const submitGrant: Handler<typeof endpoints.submitGrant> = (state, { body, ...caller }, now) => {
  const { person } = caller;
  const { id, occasion, date, text, fileName, approvers, rows } = body;
  const total = sum(rows.map(({ money }) => money));
  const refusal =
    refusalOfCaller(caller) ??
    refusalOfResubmission(state, id, person) ??
    (person.senior && body.accNo === accNoOf(person) ? null : refusals.noTeamAccount) ??
    (countCharacters(text) > maxBlessingLength ? refusals.wrongText : null) ??
    (date !== null && runTime(date) <= now ? refusals.wrongDay : null) ??
    refusalOfRows(state, rows, person) ??
    refusalOfSum(state, total, person, id) ??
    (approvers.length === rolesFor('grant', total).length ? null : refusals.notAnApprover) ??
    refusalOfApprovers(state, approvers, { owner: person, paid: rows.map(({ usercode }) => usercode) });
  if (refusal !== null) return { state, refusal };
  const content = { ...noContent, occasion, date, text, fileName, rows };
  const done = submitted(state, { kind: 'grant', id, content, approvers }, person, now);
  return { state: done.state, data: { id: done.id } };
};

const changeGrant: Handler<typeof endpoints.changeGrant> = (state, { body, ...caller }, now) => {
  const { usercode } = caller.person;
  const refusal = refusalOfCaller(caller);
  if (refusal !== null) return { state, refusal };
  const request = requestOf(state, body.id);
  if (request === undefined || request.owner !== usercode) return { state, refusal: refusals.unknownRequest };
  const after = grantAfter(request, body.change, 'owner');
  if (after === null || request.version !== body.version) return { state, refusal: refusals.notNow };
  const change = { change: body.change, by: usercode, at: now } as const;
  if (body.change === 'withdraw') {
    const withdrawn = changedRequest(request, change, { state: after, nextAt: null });
    const { waiting } = payoutFigures(request.rows);
    const returned = request.state === 'scheduled' ? approvalReturned(state, request.id, waiting.sum) : state;
    return { state: withRequest(returned, withdrawn), data: {} };
  }
  if (!mayRemind(request.remindedAt, now)) return { state, refusal: refusals.remindedToday };
  const reminded = changedRequest(request, change, { state: after, remindedAt: now });
  const approver = approverOfStep(reminded);
  const told = withRequest(state, reminded);
  return { state: approver === undefined ? told : asked(told, reminded, approver, now), data: {} };
};

/** Grants do not exist in WALLET sessions, and former employees cannot decide. */
export function refusalOfCaller({ person, systemType }: Caller): Refusal | null {
  if (systemType === 'WALLET') return refusals.notInWallet;
  return person.departed ? refusals.departed : null;
}

function ownOf({ grants: { requests } }: MockState, usercode: string, kind: 'activity' | 'grant') {
  return requests
    .filter((request) => request.owner === usercode && request.kind === kind)
    .sort((one, other) => other.submittedAt - one.submittedAt);
}

const accNoOf = ({ usercode }: Person) => `GLZ${usercode.slice(2)}`;

function accountOf(state: MockState, leader: Person, now: number) {
  const { usercode, department } = leader;
  const balance = balanceOf(state, incentive(usercode));
  const { grant, given } = periodOf(state, leader, now);
  const { department: deciding, finance } = usualApprovers(leader);
  const card = (of: string) => ({ usercode: of, name: nameOf(state, of) });
  const left = tenths(Math.max(0, balance - sum(reservedOf(state, usercode, ''))));
  return {
    accNo: accNoOf(leader),
    team: department,
    balance: toCoins(balance),
    budget: toCoins(grant),
    used: toCoins(given),
    left: toCoins(left),
    approvers: { department: card(deciding), finance: card(finance) },
  };
}

/** The newest grant of a leader that reached people lately, with those whom it reached; approvers are told of the same ones. */
function lastGrantOf(state: MockState, { usercode }: Person, now: number) {
  const last = ownOf(state, usercode, 'grant').find((request) => isRecentGrant(request, now));
  return last === undefined ? null : { day: toDay(last.submittedAt), usercodes: reachedBy(last) };
}

function refusalOfResubmission(state: MockState, id: string, { usercode }: Person): Refusal | null {
  if (id === '') return null;
  const request = requestOf(state, id);
  if (request === undefined || request.owner !== usercode) return refusals.unknownRequest;
  return grantAfter(request, 'submit', 'owner') === null ? refusals.notNow : null;
}

function refusalOfRows(
  state: MockState,
  rows: readonly { usercode: string; money: number }[],
  { usercode: own }: Person,
): Refusal | null {
  if (new Set(rows.map(({ usercode }) => usercode)).size !== rows.length) return refusals.twice;
  if (rows.some(({ money }) => money <= 0 || money > maxPerRecipient)) return refusals.wrongMoney;
  const unable = rows.filter(({ usercode }) => usercode === own || problemOf(state, usercode) !== null);
  return unable.length === 0
    ? null
    : refusals.cannotReceive(
        unable
          .slice(0, 3)
          .map(({ usercode }) => nameOf(state, usercode))
          .join('、'),
      );
}

/** What stands against these approvers of a request, one for each step. */
function refusalOfApprovers(
  state: MockState,
  approvers: readonly string[],
  { owner, paid }: { owner: Person; paid: readonly string[] },
): Refusal | null {
  const bars = approvers.map((approver, index) =>
    approverBar(approver, { owner: owner.usercode, paid, deciders: approvers.slice(0, index) }),
  );
  if (bars.includes('applicant')) return refusals.ownRequest;
  const named = approvers.filter((_, index) => bars[index] === 'paid');
  if (named.length > 0)
    return refusals.approverPaid(named.map((usercode) => nameOf(state, usercode)).join('、'));
  const mayDecide = approversExcept(owner.usercode);
  const isEach = approvers.every((approver, index) => bars[index] === null && mayDecide.includes(approver));
  return isEach ? null : refusals.notAnApprover;
}

function refusalOfSum(state: MockState, total: number, { usercode }: Person, id: string): Refusal | null {
  const missing = total + sum(reservedOf(state, usercode, id)) - balanceOf(state, incentive(usercode));
  return missing > 0 ? refusals.overBudget(tenths(missing)) : null;
}

export const handlers = [
  serve(endpoints.grantContext, grantContext),
  serve(endpoints.accountApply, accountApply),
  serve(endpoints.grants, grants),
  serve(endpoints.grantDetail, grantDetail),
  serve(endpoints.submitGrant, submitGrant),
  serve(endpoints.changeGrant, changeGrant),
];
