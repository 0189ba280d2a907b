import { toMoment } from '@/domain/business-time';
import { tenths, toCoins } from '@/domain/money';
import { lastGifts, periodOf, teamOf } from '@/mocks/accounts/team';
import { serve, type Handler } from '@/mocks/core/handler';
import type { Caller } from '@/mocks/core/identity';
import * as endpoints from '../endpoints';

const queryIncentivePeriod: Handler<typeof endpoints.queryIncentivePeriod> = (state, caller, now) => {
  if (!leads(caller)) return { state, data: null };
  const { grant, given, ...period } = periodOf(state, caller.person, now);
  return { state, data: { ...period, grant: toCoins(grant), given: toCoins(given) } };
};

const queryTeamThanks: Handler<typeof endpoints.queryTeamThanks> = (state, caller) => {
  const last = lastGifts(state, caller.person.usercode);
  const team = leads(caller) ? teamOf(state, caller.person) : [];
  const people = team.map(({ usercode, name, department, jobNumber }) => {
    const time = last.get(usercode);
    return { usercode, name, department, jobNumber, lastTime: time === undefined ? null : toMoment(time) };
  });
  return { state, data: { people } };
};

const queryCoinTerms: Handler<typeof endpoints.queryCoinTerms> = (state) => ({
  state,
  data: { worth: toCoins(tenths(10)), daysAfterLeaving: 30 },
});

/** A WALLET session has no incentive account. */
function leads({ person, systemType }: Caller): boolean {
  return person.senior && systemType === 'LONGCOIN';
}

export const handlers = [
  serve(endpoints.queryIncentivePeriod, queryIncentivePeriod),
  serve(endpoints.queryTeamThanks, queryTeamThanks),
  serve(endpoints.queryCoinTerms, queryCoinTerms),
];
