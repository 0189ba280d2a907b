import { rolesFor } from '@/domain/grants/approval-steps';
import type { RequestKind } from '@/domain/grants/grant-state';
import { payoutFigures } from '@/domain/grants/payout';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { asked } from './decide';
import { approverOfStep, numberOf, type Content, type GrantRequest } from './grant-request';
import { requestOf, withRequest } from './requests';

/** Those of a world's beginning have lower numbers. */
const firstNumber = 1_000;

/** Submits a new request, or the one of this id again, and notifies the first approver; `approvers` are in the order of the steps. */
export function submitted(
  before: MockState,
  {
    kind,
    id,
    content,
    approvers,
  }: { kind: RequestKind; id: string; content: Content; approvers: readonly string[] },
  owner: Person,
  now: number,
): { state: MockState; id: string } {
  const rows = content.rows.map((row) => ({ ...row, state: 'waiting', problem: null, at: null }) as const);
  const total = kind === 'activity' ? content.budget : payoutFigures(rows).total;
  const roles = rolesFor(kind, total);
  const steps = approvers.flatMap((approver, index) => {
    const role = roles[index];
    return role === undefined ? [] : [{ role, approver }];
  });
  const former = id === '' ? undefined : requestOf(before, id);
  const serial = before.serial + 1;
  const request: GrantRequest = {
    ...content,
    rows,
    id: former?.id ?? numberOf(kind, firstNumber + serial),
    kind,
    version: (former?.version ?? 0) + 1,
    state: 'pending',
    owner: owner.usercode,
    team: owner.department,
    submittedAt: now,
    remindedAt: null,
    steps,
    step: 0,
    trail: [...(former?.trail ?? []), { change: 'submit', by: owner.usercode, at: now, note: '' }],
    nextAt: null,
  };
  const state: MockState =
    former === undefined
      ? { ...before, serial, grants: { ...before.grants, requests: [...before.grants.requests, request] } }
      : withRequest(before, request);
  const first = approverOfStep(request);
  return { id: request.id, state: first === undefined ? state : asked(state, request, first, now) };
}
