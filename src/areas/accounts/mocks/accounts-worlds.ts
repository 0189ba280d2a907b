import { tenths } from '@/domain/money';
import { house, incentive, merchant, personal, post, type Leg } from '@/mocks/core/ledger';
import { mockWorld } from '@/mocks/core/mock-world';
import { person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';

declare module '@/mocks/core/mock-world' {
  interface WorldNames {
    'no-account': true;
    'no-phone': true;
    poor: true;
  }
}

const me = person(0).usercode;

export const worlds = [
  mockWorld('no-account', { differ: (state) => ({ ...state, withoutAccount: [me] }) }),
  /** No account, and no phone that a code could be sent to. */
  mockWorld('no-phone', { differ: (state) => ({ ...state, withoutAccount: [me], withoutPhone: [me] }) }),
  /** 3.5 coins left, and the incentive account overdrawn by 120.0. */
  mockWorld('poor', { differ: impoverished }),
];

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
