import { tenths } from '@/domain/money';
import { someAlerts } from '@/mocks/activation/alerts';
import { businessNow, realClock, type MockClock } from './clock';
import { withTroubledGifts } from '@/mocks/bookings/gift-world';
import { orderCreated } from '@/mocks/cashier/orders';
import { house, incentive, merchant, personal, post, type Leg } from './ledger';
import { person } from './people';
import { somePopups } from '@/mocks/popups/popups';
import { withPoints } from '@/mocks/points/exchanges';
import { withSecurity } from '@/mocks/payment-security/security';
import { partsAt, snapshotVersion } from './parts';
import type { MockState, Seed } from './state';

interface World {
  staff: number;
  entries: number;
  /** At least so many orders of the past; the bill has some of them. */
  orders: number;
  /** In what it is not the default world. */
  differ: (state: MockState) => MockState;
}

const usual: World = { staff: 2000, entries: 400, orders: 0, differ: (state) => state };
const me = person(0).usercode;
const withoutOa = person(6).usercode;

/** The default world and named differences from it. */
const worlds = {
  default: usual,
  heavy: { ...usual, staff: 50_000, entries: 10_000, orders: 5_000 },
  /** Somebody whom one sent coins the other day has left; the directory does not know it yet. */
  'departed-colleague': { ...usual, differ: (state) => ({ ...state, leavers: [person(3).usercode] }) },
  'departed-me': { ...usual, differ: (state) => ({ ...state, leavers: [me] }) },
  'no-account': { ...usual, differ: (state) => ({ ...state, withoutAccount: [me] }) },
  /** No account, and no phone that a code could be sent to. */
  'no-phone': { ...usual, differ: (state) => ({ ...state, withoutAccount: [me], withoutPhone: [me] }) },
  /** Nobody ever set a payment password here. */
  'no-password': { ...usual, differ: (state) => withSecurity(state, me, { password: null }) },
  'wallet-mode': {
    ...usual,
    differ: (state) => ({ ...state, session: { ...state.session, systemType: 'WALLET' } }),
  },
  /** A wallet member without an OA account, who can do anything but give coins to colleagues. */
  'no-oa': {
    ...usual,
    differ: (state) => ({ ...state, session: { usercode: withoutOa, systemType: 'WALLET' } }),
  },
  /** 3.5 coins left, and the incentive account overdrawn by 120.0. */
  poor: { ...usual, differ: impoverished },
  /** An agreement, a text that grants points, a picture: all at the start. */
  popups: { ...usual, differ: (state) => ({ ...state, popups: somePopups }) },
  /** The gateways have something to tell about the account: two alerts of its own, one of the unified account. */
  alerts: { ...usual, differ: (state) => ({ ...state, alerts: someAlerts }) },
  /** Much waits for the person today: an order to pay, a trip under way, coins that have just come. */
  'busy-day': { ...usual, differ: withHolidayWelfare },
  /** Points that were earned and spent are to be given back; an order waits to be paid. */
  'points-owed': { ...usual, differ: (state) => withPoints(withOrderToPay(state), me, -3_380) },
  /** Gifts that go unpaid within a month, two to one person on one day, a colleague who has left. */
  gifts: { ...usual, differ: withTroubledGifts },
} satisfies Record<string, World>;

export type WorldName = keyof typeof worlds;
export const worldNames = Object.keys(worlds) as readonly WorldName[];

export function isWorldName(name: string): name is WorldName {
  return Object.hasOwnProperty.call(worlds, name);
}

/** A world at its beginning; `real` is the machine's time in milliseconds, and the world's too unless the clock says otherwise. */
export function freshWorld(name: WorldName, real: number, clock: MockClock = realClock): MockState {
  const { staff, entries, orders, differ }: World = worlds[name];
  const minute = 60_000;
  const seed: Seed = {
    staff,
    entries,
    orders,
    epoch: Math.floor(businessNow(clock, real) / minute) * minute,
  };
  return differ({
    ...partsAt(seed),
    version: snapshotVersion,
    world: name,
    seed,
    clock,
    session: { usercode: me, systemType: 'LONGCOIN' },
    keys: [],
    faults: [],
    held: [],
    failed: [],
    expiredTokens: [],
    leavers: [],
    leaders: [],
    withoutPhone: [],
    tickets: [],
    serial: 0,
    journal: { calls: [], previous: {} },
  });
}

/** Welfare of a holiday, of which nobody was told yet. */
function withHolidayWelfare(state: MockState): MockState {
  const amount = tenths(2000);
  const legs = [
    { account: house.issuer, delta: tenths(-amount) },
    { account: personal(me), delta: amount },
  ];
  const time = state.seed.epoch;
  const posting = {
    id: 'B-busy-1',
    time,
    kind: 'welfare',
    title: '节日福利',
    source: '集团工会',
    legs,
  } as const;
  return withOrderToPay({ ...state, ledger: post(state.ledger, posting) });
}

/** An order of the person that may be paid for another half an hour. */
function withOrderToPay(before: MockState): MockState {
  const { epoch } = before.seed;
  const content = {
    buyer: me,
    product: 'goods',
    merchant: '云杉生活馆',
    goods: '秋冬暖礼盒',
    count: 1,
    money: tenths(1_680),
    returnUrl: '',
  } as const;
  const { id, state } = orderCreated(before, content, epoch);
  const payBefore = epoch + 30 * 60_000;
  return {
    ...state,
    orders: state.orders.map((order) => (order.id === id ? { ...order, payBefore } : order)),
  };
}

function impoverished(state: MockState): MockState {
  const move = (from: string, to: string, amount: number): Leg[] => [
    { account: from, delta: tenths(-amount) },
    { account: to, delta: tenths(amount) },
  ];
  const time = state.seed.epoch;
  const spent = {
    id: 'B-poor-1',
    time,
    kind: 'purchase',
    title: '家具',
    source: '云杉家居',
    legs: move(personal(me), merchant('云杉家居'), 26_770),
  } as const;
  const reclaimed = {
    id: 'B-poor-2',
    time,
    kind: 'welfare',
    title: '团队经费收回',
    source: '客服中心',
    legs: move(incentive(me), house.issuer, 127_200),
  } as const;
  return { ...state, ledger: post(post(state.ledger, spent), reclaimed) };
}
