import type { GrantState } from '@/domain/grants/grant-state';
import { payoutFigures, type RowProblem } from '@/domain/grants/payout';
import type { Tenths } from '@/domain/money';
import { colleague } from '@/mocks/core/colleague';
import type { MockState } from '@/mocks/core/state';
import { withSent } from '@/mocks/payment-security/sms';
import type { GrantRequest } from './grant-request';

export function requestOf({ grants }: MockState, id: string): GrantRequest | undefined {
  return grants.requests.find((request) => request.id === id);
}

/** Puts a changed request in the place of the former one. */
export function withRequest(state: MockState, changed: GrantRequest): MockState {
  const requests = state.grants.requests.map((each) => (each.id === changed.id ? changed : each));
  return { ...state, grants: { ...state.grants, requests } };
}

/** Why a person cannot be paid now; null if they can. */
export function problemOf(state: MockState, usercode: string): RowProblem | null {
  const found = colleague(state, usercode);
  if (found === undefined || found.departed) return 'departed';
  if (found.oaAccount === null) return 'no-oa';
  return state.withoutAccount.includes(usercode) ? 'no-account' : null;
}

/** What grants of an account that are still to be paid come to; `except` is left out. */
export function reservedOf({ grants }: MockState, owner: string, except: string): Tenths[] {
  const open: readonly GrantState[] = ['pending', 'scheduled', 'paying', 'stopped'];
  return grants.requests
    .filter(
      ({ kind, owner: of, state, id }) =>
        kind === 'grant' && of === owner && open.includes(state) && id !== except,
    )
    .map(({ rows }) => payoutFigures(rows).waiting.sum);
}

/** Notifies a person of a request by the public account. */
export function requestNotified(
  state: MockState,
  to: string,
  request: GrantRequest,
  text: string,
  time: number,
): MockState {
  const link = linkOf(request, to);
  return withSent(state, { kind: 'notice', to, time, text, link });
}

function linkOf({ kind, id, owner }: GrantRequest, to: string): string {
  if (kind === 'activity')
    return to === owner ? `#/AccountApplyH5?id=${id}` : `#/activityApprovalH5?id=${id}`;
  return to === owner ? `#/disInformationDetailH5?id=${id}` : `#/grantApprovalH5?id=${id}`;
}
