import type { Duration, Shared } from '@/domain/agreements/authorisation';
import type { MockState } from '@/mocks/core/state';

const day = 86_400_000;

/** A partner that may request a person's profile, or coins. */
export interface MockPartner {
  readonly appId: string;
  readonly name: string;
  readonly hosts: readonly [string, ...string[]];
  readonly shared: readonly Shared[];
  readonly use: string;
  readonly days: Duration;
  /** What it may take without password at once, in coins; null where it takes no coins. */
  readonly freeLimit: number | null;
}

export const partners: readonly MockPartner[] = [
  {
    appId: 'yunshan',
    name: '云杉健康',
    hosts: ['health.yunshan.example'],
    shared: ['nickname', 'phone'],
    use: '登录体检预约，短信通知结果',
    days: 90,
    freeLimit: 200,
  },
  {
    appId: 'songguo',
    name: '松果出行',
    hosts: ['ride.songguo.example', 'pay.songguo.example'],
    shared: ['nickname', 'phone'],
    use: '登录叫车，行程结束后付车费',
    days: 180,
    freeLimit: 80,
  },
  {
    appId: 'lizhi',
    name: '栗枝书房',
    hosts: ['read.lizhi.example'],
    shared: ['nickname'],
    use: '登录阅读，显示昵称',
    days: 30,
    freeLimit: null,
  },
];

export function partnerOf(appId: string): MockPartner | undefined {
  return partners.find((partner) => partner.appId === appId);
}

/** A person's authorisations. */
export interface Given {
  readonly id: string;
  readonly usercode: string;
  readonly appId: string;
  readonly kind: 'profile' | 'payment';
  /** Business time in milliseconds. */
  readonly since: number;
  readonly until: number;
  readonly freePay: boolean;
}

/** The version of the agreement on redeeming without password that a person has agreed to, and when. */
interface Agreed {
  readonly version: string;
  readonly time: number;
}

export interface Authorisations {
  readonly given: readonly Given[];
  /** By usercode. */
  readonly redemption: Readonly<Record<string, Agreed>>;
}

/** One profile that is shared, one payment authorisation, and a profile that was shared until the other day. */
export function someAuthorisations(usercode: string, epoch: number): Authorisations {
  const since = (days: number) => epoch - days * day;
  const given = (id: string, appId: string, kind: Given['kind'], began: number, lasts: number): Given => ({
    id,
    usercode,
    appId,
    kind,
    since: since(began),
    until: since(began - lasts),
    freePay: kind === 'payment',
  });
  return {
    given: [
      given('A001', 'songguo', 'profile', 40, 180),
      given('A002', 'songguo', 'payment', 39, 90),
      given('A003', 'lizhi', 'profile', 35, 30),
    ],
    redemption: {},
  };
}

/** What a person has authorised, the newest first. */
export function givenBy(state: MockState, usercode: string): readonly Given[] {
  return state.authorisations.given
    .filter((each) => each.usercode === usercode)
    .sort((one, other) => other.since - one.since);
}

/** Puts one in the place of what the person has given to the same partner for the same. */
export function withGiven(state: MockState, given: Given): MockState {
  const others = state.authorisations.given.filter(
    ({ id, usercode, appId, kind }) =>
      id !== given.id && !(usercode === given.usercode && appId === given.appId && kind === given.kind),
  );
  return { ...state, authorisations: { ...state.authorisations, given: [...others, given] } };
}

/** How long something given now lasts. */
export function untilAfter(days: number, now: number): number {
  return now + days * day;
}
