import { toMoment } from '@/domain/business-time';
import { tenths, toCoins, type Tenths } from '@/domain/money';
import { colleague } from '@/mocks/core/colleague';
import { serve, type Handler } from '@/mocks/core/handler';
import { incentive, personal } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';
import * as endpoints from '../endpoints';
import { byGiver, byOccasion, byReceiver, giftsOf, isThanked, monthsOf, sizeOf, type Gift } from './welfare';

const giversShown = 3;

/** Made of the real lines of the account: what a transfer does is seen here at once. */
const queryWelfareData: Handler<typeof endpoints.queryWelfareData> = (
  state,
  { body, person, systemType },
  now,
) => {
  const { usercode } = person;
  // A WALLET session has the personal account alone.
  const isTeam = body.accountType === 1 && systemType !== 'WALLET';
  const all = giftsOf(state, isTeam ? incentive(usercode) : personal(usercode));
  const months = monthsOf(body.span, all, now);
  const gifts = all.filter(({ month }) => months.includes(month));
  const received = gifts.filter(({ amount }) => amount > 0);
  const sent = gifts.filter(({ amount }) => amount < 0);
  const receivers = byReceiver(sent);
  const givers = [...byGiver(received)];
  return {
    state,
    data: {
      received: toCoins(sizeOf(received)),
      given: toCoins(sizeOf(sent)),
      months: months.map((month) => ({
        month,
        received: toCoins(sizeOf(received.filter((gift) => gift.month === month))),
        given: toCoins(sizeOf(sent.filter((gift) => gift.month === month))),
      })),
      best: bestMonth(months, received),
      receivedFor: onTheWire(byOccasion(received)),
      givenFor: onTheWire(byOccasion(sent)),
      teams: teamsOf(state, receivers),
      people: receivers.size,
      givers: givers
        .sort(([, one], [, other]) => other.amount - one.amount)
        .slice(0, giversShown)
        .map(([by, { amount }]) => ({ ...cardOf(state, by), amount: toCoins(amount) })),
      unthanked: givers
        .filter(([, { last }]) => !isThanked(last, sent))
        .sort(([, one], [, other]) => other.last.time - one.last.time)
        .map(([by, { last }]) => ({
          ...cardOf(state, by),
          time: toMoment(last.time),
          amount: toCoins(last.amount),
        })),
    },
  };
};

function bestMonth(months: readonly string[], received: readonly Gift[]) {
  const largest = (gifts: readonly Gift[]) =>
    gifts.reduce<Gift | undefined>(
      (most, gift) => (most === undefined || gift.amount > most.amount ? gift : most),
      undefined,
    );
  const sums = months.map((month) => {
    const ofMonth = received.filter((gift) => gift.month === month);
    return { month, amount: sizeOf(ofMonth), most: largest(ofMonth) };
  });
  const [best] = [...sums].sort((one, other) => other.amount - one.amount);
  if (best?.most === undefined) return null;
  const { month, amount, most } = best;
  return { month, amount: toCoins(amount), title: most.title, most: toCoins(most.amount) };
}

function onTheWire(list: ReturnType<typeof byOccasion>) {
  return list.map(({ occasion, amount }) => ({ occasion, amount: toCoins(amount) }));
}

function teamsOf(state: MockState, receivers: ReadonlyMap<string, Tenths>) {
  const teams = new Map<string, { people: number; amount: Tenths }>();
  for (const [usercode, amount] of receivers) {
    const { department } = cardOf(state, usercode);
    const team = teams.get(department) ?? { people: 0, amount: tenths(0) };
    teams.set(department, { people: team.people + 1, amount: tenths(team.amount + amount) });
  }
  return [...teams]
    .sort(([, one], [, other]) => other.amount - one.amount)
    .map(([department, { people, amount }]) => ({ department, people, amount: toCoins(amount) }));
}

function cardOf(state: MockState, usercode: string) {
  const { name, department, jobNumber } = colleague(state, usercode) ?? {
    name: usercode,
    department: usercode,
    jobNumber: '',
  };
  return { usercode, name, department, jobNumber };
}

export const handlers = [serve(endpoints.queryWelfareData, queryWelfareData)];
