import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import type { Awaited } from '@/mocks/home/awaited';
import { receivedBefore } from './receipt';
import { answerBefore } from './refund-claim';

const isSoldBy = (usercode: string) => (order: CashierOrder) => order.secondHand?.seller === usercode;

export const awaited: readonly Awaited[] = [
  {
    what: 'sale',
    of: ({ orders }, { usercode }) =>
      orders
        .filter(isSoldBy(usercode))
        .filter(({ state }) => state === 'paid')
        .map(() => null),
  },
  {
    what: 'refund-answer',
    of: ({ orders }, { usercode }) =>
      orders.filter(isSoldBy(usercode)).flatMap((order) => answerBefore(order) ?? []),
  },
  {
    what: 'receipt',
    of: ({ orders }, { usercode }) =>
      orders
        .filter(
          ({ buyer, state, secondHand }) => buyer === usercode && state === 'shipped' && secondHand !== null,
        )
        .map(receivedBefore),
  },
];
