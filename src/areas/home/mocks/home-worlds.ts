import { tenths } from '@/domain/money';
import { withOrderToPay } from '@/mocks/cashier/order-to-pay';
import { house, personal, post } from '@/mocks/core/ledger';
import { mockWorld } from '@/mocks/core/mock-world';
import { person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';

declare module '@/mocks/core/mock-world' {
  interface WorldNames {
    'busy-day': true;
  }
}

const me = person(0).usercode;

export const worlds = [
  /** Much waits for the person today: an order to pay, a trip under way, coins that have just come. */
  mockWorld('busy-day', { differ: withNewWelfare }),
];

/** Welfare that is not announced yet. */
function withNewWelfare(state: MockState): MockState {
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
    title: '全勤奖励',
    source: '人力资源中心',
    legs,
  } as const;
  return withOrderToPay({ ...state, ledger: post(state.ledger, posting) });
}
