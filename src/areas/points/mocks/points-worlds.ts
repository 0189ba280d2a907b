import { withOrderToPay } from '@/mocks/cashier/order-to-pay';
import { mockWorld } from '@/mocks/core/mock-world';
import { person } from '@/mocks/core/people';
import { withPoints } from '@/mocks/points/exchanges';

declare module '@/mocks/core/mock-world' {
  interface WorldNames {
    'points-owed': true;
  }
}

export const worlds = [
  /** Points that were earned and spent are to be given back; an order waits to be paid. */
  mockWorld('points-owed', {
    differ: (state) => withPoints(withOrderToPay(state), person(0).usercode, -3_380),
  }),
];
