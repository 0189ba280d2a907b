import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import type { MockState } from '@/mocks/core/state';
import { itemKept, itemOf } from './items';

/** After a refund an item that was handed over already is not on sale until its seller has it back and says so. */
export function itemReturned(state: MockState, { secondHand }: CashierOrder): MockState {
  if (secondHand === null || secondHand.handedOverAt === null) return state;
  const item = itemOf(state, secondHand.item);
  return item === undefined ? state : itemKept(state, { ...item, isWithdrawn: true });
}
