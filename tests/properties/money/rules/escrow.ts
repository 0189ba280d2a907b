import { shareOrders } from '@/areas/treasure/mocks/past-share-orders';
import { treasureShop } from '@/areas/treasure/mocks/rounds';
import { sum, tenths } from '@/domain/money';
import { wasPaid } from '@/domain/orders/order-state';
import { balanceOf } from '@/mocks/accounts/balances';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { house, merchant } from '@/mocks/core/ledger';
import { leftIn } from '@/mocks/red-packets/red-packets';
import type { Walk } from '../walk';
import { expectSame } from './broken';

/** The escrow holds what red packets, orders under way and items that are not received have in it, and nothing else. */
export function escrowIsOpen({ state }: Walk): void {
  const packets = state.packets.filter(({ returned }) => !returned).map(leftIn);
  const orders = state.orders.map(heldFor);
  expectSame('escrow', balanceOf(state, house.escrow), sum([...packets, ...orders]));
}

function heldFor({ state, payment, secondHand, money }: CashierOrder) {
  if (state === 'paying') return payment?.coins ?? tenths(0);
  const isHeld = secondHand !== null && (state === 'paid' || state === 'shipped' || state === 'refunding');
  return isHeld ? money : tenths(0);
}

/** The shop of the draws has what was paid for shares that did not come back. */
export function drawsHold({ state }: Walk): void {
  const shares = shareOrders(state)
    .filter(({ state: at }) => wasPaid(at) && at !== 'refunded')
    .map(({ money }) => money);
  expectSame('shop of the draws', balanceOf(state, merchant(treasureShop)), sum(shares));
}
