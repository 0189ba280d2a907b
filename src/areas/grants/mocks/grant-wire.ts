import type { WireDataOf } from '@/api/endpoint';
import type { grantDetail } from '@/api/endpoints/grants';
import { toMoment } from '@/domain/business-time';
import { mayRemind } from '@/domain/grants/approval-steps';
import { decisions } from '@/domain/grants/grant-state';
import { payoutFigures } from '@/domain/grants/payout';
import { sum, toCoins } from '@/domain/money';
import { balanceOf } from '@/mocks/accounts/balances';
import { colleague } from '@/mocks/core/colleague';
import { incentive } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';
import {
  approverOfStep,
  isRecentGrant,
  paidBy,
  reachedBy,
  totalOf,
  type GrantRequest,
  type GrantRow,
} from './grant-request';
import { problemOf, reservedOf } from './requests';

type WireDetail = NonNullable<WireDataOf<typeof grantDetail>>;

export function nameOf(state: MockState, usercode: string): string {
  return colleague(state, usercode)?.name ?? usercode;
}

/** A request as lists show it to a person. */
export function summaryOf(state: MockState, request: GrantRequest, viewer: string) {
  const { id, version, kind, team, occasion, purpose, date, step } = request;
  const card = (usercode: string) => ({ usercode, name: nameOf(state, usercode) });
  const decided = request.trail.filter(({ by, change }) => by === viewer && decisions.includes(change)).pop();
  return {
    id,
    version,
    kind,
    team,
    occasion,
    purpose,
    state: request.state,
    owner: card(request.owner),
    submittedAt: toMoment(request.submittedAt),
    people: payoutFigures(request.rows).people,
    problems:
      request.state === 'pending'
        ? request.rows.filter((row) => row.state === 'waiting' && problemOf(state, row.usercode) !== null)
            .length
        : 0,
    total: toCoins(totalOf(request)),
    date,
    step,
    paysApprover: paidBy(request).includes(approverOfStep(request) ?? ''),
    steps: request.steps.map(({ role, approver }) => ({ role, approver: card(approver) })),
    decided: decided === undefined ? null : { change: decided.change, at: toMoment(decided.at) },
  };
}

/** A request with everything that a decision about it needs. */
export function detailOf(state: MockState, request: GrantRequest, viewer: string, now: number): WireDetail {
  const { id, owner, text, fileName, trail, remindedAt } = request;
  const recent = state.grants.requests.filter((other) => other.id !== id && isRecentGrant(other, now));
  return {
    ...summaryOf(state, request, viewer),
    accNo: `GLZ${owner.slice(2)}`,
    text,
    fileName,
    rows: request.rows.map((row) => wireRow(state, row)),
    trail: trail.map(({ change, by, at, note }) => ({
      change,
      by: by === null ? '' : nameOf(state, by),
      at: toMoment(at),
      note,
    })),
    canRemind: mayRemind(remindedAt, now),
    balance: toCoins(balanceOf(state, incentive(owner))),
    others: toCoins(sum(reservedOf(state, owner, id))),
    recent: recent.flatMap((each) =>
      each.occasion === null
        ? []
        : [
            {
              id: each.id,
              team: each.team,
              occasion: each.occasion,
              at: toMoment(each.submittedAt),
              usercodes: reachedBy(each),
            },
          ],
    ),
  };
}

function wireRow(state: MockState, { usercode, money, state: of, problem, at }: GrantRow) {
  const found = colleague(state, usercode);
  // What failed may be possible by now; what failed by itself may be tried again.
  const current =
    of === 'paid' || of === 'removed'
      ? null
      : (problemOf(state, usercode) ?? (of === 'failed' ? (problem === 'failed' ? 'failed' : null) : null));
  return {
    usercode,
    name: found?.name ?? usercode,
    department: found?.department ?? '',
    oaAccount: found?.oaAccount ?? null,
    money: toCoins(money),
    state: of,
    problem: current,
    at: at === null ? null : toMoment(at),
  };
}
