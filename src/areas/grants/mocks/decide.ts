import { runTime } from '@/domain/bookings/schedule';
import { grantAfter, type approvals, type GrantChange } from '@/domain/grants/grant-state';
import { payoutFigures } from '@/domain/grants/payout';
import { sum, tenths } from '@/domain/money';
import { balanceOf } from '@/mocks/accounts/balances';
import { colleague } from '@/mocks/core/colleague';
import type { Refusal } from '@/mocks/core/handler';
import { house, incentive, post } from '@/mocks/core/ledger';
import type { Person } from '@/mocks/core/people';
import { nextId, type MockState } from '@/mocks/core/state';
import * as refusals from './grant-refusals';
import { approverOfStep, changedRequest, paidBy, titleOf, totalOf, type GrantRequest } from './grant-request';
import { problemOf, requestNotified, requestOf, reservedOf, withRequest } from './requests';

/** The request that an approver is about to decide, or why they may not. */
export function toDecide(
  state: MockState,
  { id, version }: { id: string; version: number },
  { usercode }: Person,
): { request: GrantRequest } | { refusal: Refusal } {
  const request = requestOf(state, id);
  if (request === undefined) return { refusal: refusals.unknownRequest };
  if (request.owner === usercode) return { refusal: refusals.ownRequest };
  const isStale = request.version !== version;
  if (isStale || request.state !== 'pending') return { refusal: changedMeanwhile(state, request, usercode) };
  return approverOfStep(request) === usercode ? { request } : { refusal: refusals.notYours };
}

/** The change that was made since the approver loaded the request. */
function changedMeanwhile(state: MockState, { trail }: GrantRequest, usercode: string): Refusal {
  const last = trail.filter(({ by }) => by !== null).pop();
  if (last === undefined || last.by === null || last.by === usercode) return refusals.notNow;
  return refusals.decidedMeanwhile(colleague(state, last.by)?.name ?? last.by, decisionVerbs[last.change]);
}

const decisionVerbs: Readonly<Record<GrantChange, string>> = {
  submit: '重新提交了',
  withdraw: '撤回了',
  remind: '提醒了你',
  forward: '通过了',
  book: '通过了',
  schedule: '通过了',
  refuse: '退回了',
  handOver: '转交了',
  start: '开始发放了',
  stop: '停下了',
  resume: '继续发放了',
  finishPartly: '发完了',
  finish: '发完了',
};

/** The rows of a grant once the approver has removed some of them. */
function withoutRows(request: GrantRequest, removed: readonly string[]): GrantRequest {
  if (removed.length === 0) return request;
  const rows = request.rows.map((row) =>
    removed.includes(row.usercode) && row.state === 'waiting' ? ({ ...row, state: 'removed' } as const) : row,
  );
  return { ...request, rows };
}

/** What stands against approving a request, with these people removed; null where nothing does. */
export function refusalOfApproval(
  state: MockState,
  request: GrantRequest,
  removed: readonly string[],
): Refusal | null {
  if (request.kind === 'activity') return null;
  const remaining = withoutRows(request, removed);
  if (paidBy(remaining).includes(approverOfStep(request) ?? '')) return refusals.paidYourself;
  const listed = remaining.rows.filter((row) => row.state === 'waiting');
  const problems = listed.filter(({ usercode }) => problemOf(state, usercode) !== null);
  if (problems.length > 0) return refusals.problemsLeft(problems.length);
  if (listed.length === 0) return refusals.nobodyToPay;
  const approved = state.grants.requests.filter(
    ({ owner, state: of }) => owner === request.owner && of !== 'pending',
  );
  const reserved = sum(
    reservedOf({ ...state, grants: { ...state.grants, requests: approved } }, request.owner, request.id),
  );
  const missing =
    sum(listed.map(({ money }) => money)) + reserved - balanceOf(state, incentive(request.owner));
  return missing > 0 ? refusals.overBudget(tenths(missing)) : null;
}

/** The change that an approval is: to the next approver, or the last one. */
function approvalOf({ kind, step, steps }: GrantRequest): (typeof approvals)[number] {
  if (step < steps.length - 1) return 'forward';
  return kind === 'activity' ? 'book' : 'schedule';
}

/** Approves; the last approval books the budget of an activity, or lets a grant wait for its time. */
export function approved(
  before: MockState,
  given: GrantRequest,
  removed: readonly string[],
  by: Person,
  now: number,
): MockState {
  const request = withoutRows(given, removed);
  const change = approvalOf(request);
  const after = grantAfter(request, change, 'approver');
  if (after === null) throw new Error(`${request.id} cannot be approved while ${request.state}`);
  const note = removed.length === 0 ? '' : `移除 ${removed.length} 行`;
  const dueAt = request.date === null ? now : Math.max(now, runTime(request.date));
  const changed = changedRequest(
    request,
    { change, by: by.usercode, at: now, note },
    { state: after, step: request.step + 1, nextAt: change === 'schedule' ? dueAt : null },
  );
  const state = withRequest(before, changed);
  const next = approverOfStep(changed);
  if (next !== undefined) return asked(state, changed, next, now);
  const told = requestNotified(state, changed.owner, changed, `${by.name}通过了“${titleOf(changed)}”。`, now);
  return change === 'book' ? budgetBooked(told, changed, now) : told;
}

/** Coins of the issuer come into the account of the team, which there is from now on. */
function budgetBooked(before: MockState, request: GrantRequest, time: number): MockState {
  const { owner, purpose, budget } = request;
  const { id, state } = nextId(before, 'B');
  const posting = {
    id,
    time,
    kind: 'welfare',
    title: '团队活动经费',
    source: purpose,
    legs: [
      { account: house.issuer, delta: tenths(-budget) },
      { account: incentive(owner), delta: budget },
    ],
  } as const;
  const isLeader = colleague(state, owner)?.senior === true;
  const leaders = isLeader ? state.leaders : [...state.leaders, owner];
  return { ...state, ledger: post(state.ledger, posting), leaders };
}

/** Notifies the current approver. */
export function asked(state: MockState, request: GrantRequest, approver: string, now: number): MockState {
  const owner = colleague(state, request.owner)?.name ?? request.owner;
  return requestNotified(state, approver, request, `${owner}的“${titleOf(request)}”等你审批。`, now);
}

/** Sends a request back. */
export function refusedBy(
  state: MockState,
  request: GrantRequest,
  reason: string,
  by: Person,
  now: number,
): MockState {
  const change = { change: 'refuse', by: by.usercode, at: now, note: reason } as const;
  const changed = changedRequest(request, change, { state: 'refused' });
  return requestNotified(
    withRequest(state, changed),
    changed.owner,
    changed,
    `${by.name}退回了“${titleOf(changed)}”：${reason}`,
    now,
  );
}

/** Passes the decision on to another approver. */
export function handedOver(
  state: MockState,
  request: GrantRequest,
  to: Person,
  by: Person,
  now: number,
): MockState {
  const steps = request.steps.map((step, index) =>
    index === request.step ? { ...step, approver: to.usercode } : step,
  );
  const change = { change: 'handOver', by: by.usercode, at: now, note: to.name } as const;
  const changed = changedRequest(request, change, { steps, remindedAt: null });
  return asked(withRequest(state, changed), changed, to.usercode, now);
}

/** The coins that an approval pays out: none before the last step, and none of an activity's budget. */
export function movedBy(request: GrantRequest, removed: readonly string[]) {
  if (approvalOf(request) === 'forward') return tenths(0);
  return request.kind === 'activity'
    ? totalOf(request)
    : payoutFigures(withoutRows(request, removed).rows).total;
}
