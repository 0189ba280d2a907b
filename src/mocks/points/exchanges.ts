import { toMonth } from '@/domain/business-time';
import { sum, tenths, type Tenths } from '@/domain/money';
import { pointsFor, type ExchangeTerms, type PointsKind } from '@/domain/points/exchange';
import { pointsOf } from '@/mocks/accounts/account-history';
import { rowsOf } from '@/mocks/accounts/balances';
import { house, merchant, personal, post } from '@/mocks/core/ledger';
import type { Person } from '@/mocks/core/people';
import { nextId, type MockState } from '@/mocks/core/state';
import { paymentCounted } from '@/mocks/payment-security/payment-count';
import { withPartnerPoints } from './partner-accounts';

interface Counter extends Omit<ExchangeTerms, 'leftThisMonth'> {
  readonly perMonth: Tenths;
  /** The account that the coins go to, and the words of the bill. */
  readonly account: string;
  readonly title: string;
  readonly source: string;
}

/** Where coins become points. */
export const counters: Readonly<Record<PointsKind, Counter>> = {
  mall: {
    rate: 100,
    least: tenths(10),
    most: tenths(5_000),
    perMonth: tenths(10_000),
    account: house.points,
    title: '兑换积分',
    source: '积分商城',
  },
  partner: {
    rate: 95,
    least: tenths(100),
    most: tenths(2_000),
    perMonth: tenths(3_000),
    account: merchant('畅由'),
    title: '兑换畅由积分',
    source: '畅由',
  },
};

/** An exchange of the past or of today. */
export interface Exchange {
  readonly id: string;
  readonly kind: PointsKind;
  readonly time: number;
  readonly money: Tenths;
  readonly points: number;
  readonly balance: Tenths;
}

/** A person's exchanges, oldest first. */
export function exchangesOf(state: MockState, usercode: string): readonly Exchange[] {
  return rowsOf(state, personal(usercode)).flatMap(({ posting, delta, balance }) => {
    const kind = kindOf(posting.legs.map(({ account }) => account));
    if (posting.kind !== 'exchange' || kind === undefined) return [];
    const money = tenths(-delta);
    const points = posting.points ?? pointsFor(money, counters[kind].rate) ?? 0;
    return [{ id: posting.id, kind, time: posting.time, money, points, balance }];
  });
}

function kindOf(accounts: readonly string[]): PointsKind | undefined {
  return (['mall', 'partner'] as const).find((kind) => accounts.includes(counters[kind].account));
}

/** Coins that a person may still exchange this month. */
export function leftThisMonth(state: MockState, usercode: string, kind: PointsKind, now: number): Tenths {
  const month = toMonth(now);
  const used = sum(
    exchangesOf(state, usercode)
      .filter((each) => each.kind === kind && toMonth(each.time) === month)
      .map(({ money }) => money),
  );
  return tenths(Math.max(0, counters[kind].perMonth - used));
}

/** A person's points for the shopping area. */
export function pointsOfPerson(state: MockState, { index, usercode }: Person): number {
  return pointsOf(index) + (state.points[usercode] ?? 0);
}

interface ExchangeRequest {
  usercode: string;
  kind: PointsKind;
  money: Tenths;
  points: number;
  key: string | null;
}

/** Takes the coins, as one line of the bill, and gives the points. */
export function exchanged(
  state: MockState,
  { usercode, kind, money, points, key }: ExchangeRequest,
  now: number,
): { state: MockState; id: string } {
  const { account, title, source } = counters[kind];
  const counted = paymentCounted(state, { usercode, kind: 'exchange', amount: money, key, now });
  const { id, state: named } = nextId(counted, 'B');
  const legs = [
    { account: personal(usercode), delta: tenths(-money) },
    { account, delta: money },
  ];
  const posting = { id, time: now, kind: 'exchange', title, source, legs, points } as const;
  const booked = { ...named, ledger: post(named.ledger, posting) };
  const credited =
    kind === 'mall' ? withPoints(booked, usercode, points) : withPartnerPoints(booked, usercode, points);
  return { state: credited, id };
}

/** Adds points of the shopping area. */
export function withPoints(state: MockState, usercode: string, added: number): MockState {
  return { ...state, points: { ...state.points, [usercode]: (state.points[usercode] ?? 0) + added } };
}
