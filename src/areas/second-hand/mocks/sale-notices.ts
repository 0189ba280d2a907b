import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { colleague } from '@/mocks/core/colleague';
import type { MockState } from '@/mocks/core/state';
import { withSent } from '@/mocks/payment-security/sms';

/** Tells the seller of an item what its buyer did; other orders have no seller. */
export function sellerNotified(
  state: MockState,
  { secondHand, buyer }: CashierOrder,
  time: number,
  text: (buyer: string) => string,
): MockState {
  if (secondHand === null) return state;
  const words = text(colleague(state, buyer)?.name ?? buyer);
  return told(state, secondHand.seller, time, words, 'sold');
}

/** Tells the buyer of an item what its seller did. */
export function buyerNotified(
  state: MockState,
  { buyer, merchant }: CashierOrder,
  time: number,
  text: (seller: string) => string,
): MockState {
  return told(state, buyer, time, text(merchant), 'bought');
}

function told(state: MockState, to: string, time: number, text: string, group: 'sold' | 'bought'): MockState {
  return withSent(state, { kind: 'notice', to, time, text, link: `/second-hand-orders?group=${group}` });
}
