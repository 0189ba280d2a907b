import { daysLater, monthsLater, toDay, toMonth } from '@/domain/business-time';
import { sum, tenths } from '@/domain/money';
import { colleague } from '@/mocks/core/colleague';
import { incentive } from '@/mocks/core/ledger';
import { people, type Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { accountHistoryOf } from './account-history';
import { balanceOf, rowsOf } from './balances';

/** A team is as many people of one's department. */
const teamSize = 18;

/** Those of a leader's team who can receive something. */
export function teamOf(state: MockState, { usercode, department }: Person): readonly Person[] {
  return people(state.seed.staff)
    .filter((each) => each.department === department && each.usercode !== usercode)
    .slice(0, teamSize)
    .flatMap((each) => colleague(state, each.usercode) ?? [])
    .filter(({ departed, oaAccount }) => !departed && oaAccount !== null);
}

/** The quarter that is running, and what the account of a team has had in it. */
export function periodOf(state: MockState, leader: Person, now: number) {
  const month = toMonth(now);
  const first = monthsLater(month, -((Number(month.slice(5)) - 1) % 3));
  const start = `${first}-01`;
  const account = incentive(leader.usercode);
  const given = sum(
    rowsOf(state, account)
      .filter(({ posting, delta }) => posting.kind === 'reward' && delta < 0 && toDay(posting.time) >= start)
      .map(({ delta }) => tenths(-delta)),
  );
  return {
    start,
    end: daysLater(`${monthsLater(first, 3)}-01`, -1),
    grant: tenths(balanceOf(state, account) + given),
    given,
    headCount: teamOf(state, leader).length,
  };
}

/** When a person last gave to each of their colleagues, in ms by usercode. */
export function lastGifts(state: MockState, giver: string): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const { from, to, time } of [...accountHistoryOf(state.seed).transfers.values(), ...state.transfers]) {
    if (from !== giver) continue;
    for (const usercode of to) last.set(usercode, Math.max(time, last.get(usercode) ?? 0));
  }
  return last;
}
