import * as endpoints from '@/api/endpoints/grants';
import { toDay } from '@/domain/business-time';
import { tenths, toCoins } from '@/domain/money';
import { accountHistoryOf } from '@/mocks/accounts/account-history';
import { periodOf } from '@/mocks/accounts/team';
import { serve, type Handler } from '@/mocks/core/handler';
import { incentive } from '@/mocks/core/ledger';
import { balanceOf, type MockState } from '@/mocks/core/state';
import type { Person } from '@/mocks/people/people';
import { approverOf } from './approvers';
import { notInWallet } from './grant-refusals';

const grantContext: Handler<typeof endpoints.grantContext> = (state, { person, systemType }, now) => {
  if (systemType === 'WALLET') return { state, refusal: notInWallet };
  return {
    state,
    data: {
      accounts: person.senior ? [accountOf(state, person, now)] : [],
      lastGrant: lastGrantOf(state, person),
    },
  };
};

/** The one account of a team's leader. */
function accountOf(state: MockState, leader: Person, now: number) {
  const { usercode, department } = leader;
  const balance = balanceOf(state, incentive(usercode));
  const { grant, given } = periodOf(state, leader, now);
  const approver = approverOf(leader);
  return {
    accNo: `GLZ${usercode.slice(2)}`,
    team: department,
    balance: toCoins(balance),
    budget: toCoins(grant),
    used: toCoins(given),
    left: toCoins(tenths(Math.max(0, balance))),
    approver: { usercode: approver.usercode, name: approver.name },
  };
}

function lastGrantOf(state: MockState, { usercode }: Person) {
  const rewards = [...accountHistoryOf(state.seed).transfers.values(), ...state.transfers].filter(
    ({ from, accountType }) => from === usercode && accountType === 1,
  );
  const last = rewards[rewards.length - 1];
  return last === undefined ? null : { day: toDay(last.time), usercodes: [...last.to] };
}

export const handlers = [serve(endpoints.grantContext, grantContext)];
