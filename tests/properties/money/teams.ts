import { approveGrants, handOverGrant, payGrantAgain, refuseGrants } from '@/api/endpoints/approvals';
import { accountApply, changeGrant, submitGrant } from '@/api/endpoints/grants';
import { approversExcept } from '@/areas/grants/mocks/approvers';
import { refusalOfApproval } from '@/areas/grants/mocks/decide';
import { approverOfStep, totalOf, type GrantRequest } from '@/areas/grants/mocks/grant-request';
import { problemOf } from '@/areas/grants/mocks/requests';
import { rolesFor } from '@/domain/grants/approval-steps';
import { sum, tenths, times, toWireMoney } from '@/domain/money';
import { others } from './giving';
import { moneyCall, type Operation } from './operation';
import { actors, leaders } from './people';
import type { Walk } from './walk';

/** Coins of teams: budgets, grants and who decides about them. */
export const teams: readonly Operation[] = [
  {
    name: 'submit a grant',
    calls: [submitGrant],
    plan: ({ state }, pick) => {
      const as = pick(leaders)?.usercode ?? '';
      const again = pick(['', ...own(state.grants.requests, as, 'grant', ['refused', 'withdrawn'])]) ?? '';
      const money = pick([10, 300, 2_500].map(tenths)) ?? tenths(10);
      const to = others(as, pick, pick([1, 2]) ?? 1);
      const roles = rolesFor('grant', times(money, to.length));
      const approvers = approversExcept(as)
        .filter((each) => !to.includes(each))
        .slice(0, roles.length);
      const rows = to.map((usercode) => ({ usercode, money: toWireMoney(money) }));
      const content = {
        occasion: 'project',
        date: null,
        text: '辛苦啦',
        fileName: '',
        approvers,
        rows,
      } as const;
      return moneyCall(as, submitGrant, { id: again, accNo: `GLZ${as.slice(2)}`, ...content });
    },
  },
  {
    name: 'apply for a budget',
    calls: [accountApply],
    plan: (_, pick) => {
      const as = pick(leaders)?.usercode ?? '';
      const approver = pick(approversExcept(as)) ?? '';
      const money = toWireMoney(pick([500, 9_000, 60_000].map(tenths)) ?? tenths(500));
      return moneyCall(as, accountApply, { id: '', purpose: '年终团建', money, approver });
    },
  },
  {
    name: 'approve a request',
    calls: [approveGrants],
    plan: (walk, pick) => {
      const request = pick(toDecide(walk, true));
      if (request === undefined) return null;
      const { id, version, approver, step, steps } = request;
      const isLast = step === steps.length - 1;
      const pays = { kind: 'approval', amount: isLast ? totalOf(request) : tenths(0), request: id } as const;
      return moneyCall(approver, approveGrants, { requests: [{ id, version, removed: [] }] }, { pays });
    },
  },
  {
    name: 'send a request back',
    calls: [refuseGrants],
    plan: (walk, pick) => {
      const { id, version, approver } = pick(toDecide(walk)) ?? {};
      if (id === undefined || version === undefined || approver === undefined) return null;
      return moneyCall(approver, refuseGrants, { requests: [{ id, version }], reason: '名单再核对一下' });
    },
  },
  {
    name: 'hand a request over',
    calls: [handOverGrant],
    plan: (walk, pick) => {
      const request = pick(toDecide(walk));
      if (request === undefined) return null;
      const { id, version, approver, owner, steps } = request;
      const to = pick(
        approversExcept(approver).filter(
          (each) => each !== owner && steps.every((step) => step.approver !== each),
        ),
      );
      return to === undefined ? null : moneyCall(approver, handOverGrant, { id, version, to });
    },
  },
  {
    name: 'withdraw a request',
    calls: [changeGrant],
    plan: ({ state }, pick) => {
      const request = pick(
        state.grants.requests.filter(({ state: at, owner }) => at === 'pending' && isActor(owner)),
      );
      if (request === undefined) return null;
      const { id, version, owner } = request;
      return moneyCall(owner, changeGrant, { id, version, change: 'withdraw' });
    },
  },
  {
    name: 'a payout breaks off',
    calls: [],
    plan: ({ state }, pick) => {
      const kind = pick(['drop', 'code'] as const) ?? 'drop';
      const isDue = state.grants.requests.some(({ state: at }) => at === 'scheduled' || at === 'paying');
      const isPending = state.grants.requests.some(
        ({ state: at, kind: of }) => at === 'pending' && of === 'grant',
      );
      if (!isDue && !isPending) return null;
      return { happens: (walk) => walk.setFault('grantPayout', kind) };
    },
  },
  {
    name: 'pay the rest of a grant',
    isSequel: true,
    calls: [payGrantAgain],
    plan: ({ state }, pick) => {
      const request = pick(
        state.grants.requests.filter(
          ({ state: at, owner }) => ['stopped', 'partly'].includes(at) && isActor(owner),
        ),
      );
      if (request === undefined) return null;
      const { id, version, owner } = request;
      // A colleague who has left meanwhile cannot be paid again.
      const rest = request.rows.filter(
        ({ state: at, usercode }) =>
          at === 'waiting' || (at === 'failed' && problemOf(state, usercode) === null),
      );
      const amount = sum(rest.map(({ money }) => money));
      const pays = { kind: 'approval', amount, request: id } as const;
      return moneyCall(owner, payGrantAgain, { id, version }, { pays });
    },
  },
];

const isActor = (usercode: string) => actors.some((each) => each.usercode === usercode);

function own(requests: readonly GrantRequest[], owner: string, kind: string, states: readonly string[]) {
  return requests
    .filter((each) => each.owner === owner && each.kind === kind && states.includes(each.state))
    .map(({ id }) => id);
}

/** What waits for a decision, with the approver. */
function toDecide({ state }: Walk, isSound = false) {
  return state.grants.requests.flatMap((request) => {
    const approver = approverOfStep(request);
    if (approver === undefined || !isActor(request.owner)) return [];
    if (isSound && refusalOfApproval(state, request, []) !== null) return [];
    return [{ ...request, approver }];
  });
}
