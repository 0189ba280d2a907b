import type { Booking } from '@/areas/bookings/mocks/bookings';
import { daysLater, toDay } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { balanceOf } from '@/mocks/accounts/balances';
import { house, personal, post, type Posting } from '@/mocks/core/ledger';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { freshWorld } from '@/mocks/core/worlds';
import { partnerAccountOf, withPartnerAccount } from '@/mocks/points/partner-accounts';
import { jdAccountOf, withJdAccount } from '@/mocks/prepaid/jd-account';
import { pinned } from '../../support/gateways/mock-gateways';
import { actors, lin, poor } from './people';

const day = 86_400_000;

/** Nothing that a gateway does by the clock falls on the very moment of a step. */
export const firstMoment = pinned + 137;

/** Coins with dates of everybody: in how many days they expire, and how many tenths. */
const dated = [
  [2, 150],
  [9, 400],
  [45, 700],
  [300, 900],
] as const;
/** What 程意 has at first, tenths. */
const littleMoney = 300;
/** Gifts of 程意: the first is more than the run can pay, and keeps the second one waiting. */
const gifts = [9_000, 50].map((money, index): Booking => ({
  id: `A-poor-${index}`,
  owner: poor.usercode,
  accountType: 0,
  tag: '节日问候',
  occasion: 'holiday',
  date: daysLater(toDay(pinned), 1),
  every: 'monthly',
  to: [lin.usercode],
  money: tenths(money),
  text: '节日快乐',
  bookedAt: pinned - day + index,
  cancelledAt: null,
}));

/** The world of every walk: everybody has coins that expire, an address and an account with the partner for points. */
export const beginning: MockState = actors.reduce(
  (state, person) => withPartner(withAddress(withDatedCoins(state, person), person), person),
  withGifts(withBeans(freshWorld('default', pinned))),
);

function withGifts(state: MockState): MockState {
  return { ...state, bookings: [...state.bookings, ...gifts] };
}

function withBeans(state: MockState): MockState {
  return withJdAccount(state, lin.usercode, { ...jdAccountOf(state, lin), since: pinned - day });
}

function withDatedCoins(state: MockState, person: Person): MockState {
  const account = personal(person.usercode);
  const spare = person === poor ? balanceOf(state, account) - littleMoney : 0;
  const spent = posting(`B-spare-${person.usercode}`, account, -spare);
  const gained = (person === poor ? dated.slice(1, 2) : dated).map(([days, amount]) => ({
    ...posting(`B-dated-${person.usercode}-${days}`, account, amount),
    expiresAt: pinned + days * day,
  }));
  const all = spare === 0 ? gained : [spent, ...gained];
  return { ...state, ledger: all.reduce(post, state.ledger) };
}

function posting(id: string, account: string, change: number): Posting {
  const legs = [
    { account: house.issuer, delta: tenths(-change) },
    { account, delta: tenths(change) },
  ];
  return { id, time: pinned - day, kind: 'welfare', title: '节日福利', source: '集团工会', legs };
}

function withAddress(state: MockState, { usercode, name, mobile }: Person): MockState {
  const known = state.addresses[0];
  if (known === undefined || usercode === lin.usercode) return state;
  const own = { ...known, id: `D-${usercode}`, owner: usercode, name, phone: mobile, isDefault: true };
  return { ...state, addresses: [...state.addresses, own] };
}

function withPartner(state: MockState, person: Person): MockState {
  const account = partnerAccountOf(state, person);
  return withPartnerAccount(state, person.usercode, { ...account, since: pinned - day });
}
