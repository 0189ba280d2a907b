import type * as v from 'valibot';
import type { exchangeDone, exchangeOrder } from '@/api/points-wire';
import { toMoment } from '@/domain/business-time';
import { formatCoins, toCoins } from '@/domain/money';
import { pointsFor, type PointsKind } from '@/domain/points/exchange';
import { balanceOf } from '@/mocks/accounts/balances';
import type { HandlerRequest, Refusal, Reply } from '@/mocks/core/handler';
import { personal } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';
import { notEnough, refusalOfPayer } from '@/mocks/payment-security/payer';
import { refusalOfPayment } from '@/mocks/payment-security/security';
import { counters, exchanged, leftThisMonth } from '@/mocks/points/exchanges';

const otherRate: Refusal = { code: '5714', message: '兑换比例已变更，请核对积分数后再兑换' };

/** Rate and limits of one kind, as they go out. */
export function termsOf(state: MockState, usercode: string, kind: PointsKind, now: number) {
  const { rate, least, most, perMonth } = counters[kind];
  return {
    rate,
    least: toCoins(least),
    most: toCoins(most),
    perMonth: toCoins(perMonth),
    leftThisMonth: toCoins(leftThisMonth(state, usercode, kind, now)),
  };
}

type Order = HandlerRequest<v.InferOutput<typeof exchangeOrder>>;

/** What stands against an exchange; limits and password come before the balance, because their words are more exact. */
function refusalOfExchange(
  state: MockState,
  { person, body: { money, points }, key }: Order,
  kind: PointsKind,
  now: number,
): Refusal | null {
  const { usercode } = person;
  const { rate, least, most } = counters[kind];
  const payer = refusalOfPayer(state, person);
  if (payer !== null) return payer;
  if (money < least) return { code: '5711', message: `每次至少兑换 ${formatCoins(least)} 龙币` };
  if (money > most) return { code: '5712', message: `每次最多兑换 ${formatCoins(most)} 龙币` };
  if (pointsFor(money, rate) !== points) return otherRate;
  const left = leftThisMonth(state, usercode, kind, now);
  if (money > left) return { code: '5713', message: `本月还可以兑换 ${formatCoins(left)} 龙币` };
  const refused = refusalOfPayment(state, { usercode, kind: 'exchange', amount: money, key, now });
  if (refused !== null) return refused;
  return balanceOf(state, personal(usercode)) < money ? notEnough : null;
}

/** Carries out an exchange, or says what stands against it. */
export function exchange(
  state: MockState,
  request: Order,
  kind: PointsKind,
  now: number,
): Reply<v.InferInput<typeof exchangeDone>> {
  const refusal = refusalOfExchange(state, request, kind, now);
  if (refusal !== null) return { state, refusal };
  const { person, body, key } = request;
  const { state: after, id } = exchanged(state, { usercode: person.usercode, kind, ...body, key }, now);
  return { state: after, data: { id, time: toMoment(now) }, booked: id };
}
