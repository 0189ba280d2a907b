import { tenths } from '@/domain/money';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderChanged } from '@/mocks/cashier/orders';
import { colleague } from '@/mocks/core/colleague';
import { house, personal, post } from '@/mocks/core/ledger';
import { nextId, type MockState } from '@/mocks/core/state';
import { receivedAfter } from '../rules/item';
import { buyerNotified, sellerNotified } from './sale-notices';
import type { SecondHandPart } from './second-hand-part';

/** When a paid item counts as received without a confirmation, ms; the days stand still while a refund waits for its answer. */
export function countsAsReceivedAt({ secondHand, payment }: CashierOrder): number | null {
  if (secondHand === null || payment?.settledAt == null) return null;
  const { claim } = secondHand;
  const stoodStill = claim?.answeredAt == null ? 0 : claim.answeredAt - claim.requestedAt;
  return payment.settledAt + receivedAfter + stoodStill;
}

/** The same while it is still to come; null where it is no item, not paid, or not on its way any more. */
export function receivedBefore(order: CashierOrder): number | null {
  return order.state === 'paid' || order.state === 'shipped' ? countsAsReceivedAt(order) : null;
}

/** The seller says that the buyer has got the item. */
export function handedOver(state: MockState, order: CashierOrder, at: number): MockState {
  const after = orderChanged(state, order, 'ship', { secondHand: { ...partOf(order), handedOverAt: at } });
  return buyerNotified(after, order, at, (seller) => `${seller}已把${order.goods}交给你，收到后请确认收货。`);
}

/** The buyer has the item, whether the seller said before that it was handed over or not; the coins that waited are the seller's. */
export function received(state: MockState, order: CashierOrder, at: number): MockState {
  const isShipped = order.state === 'shipped';
  const sent = isShipped ? state : orderChanged(state, order, 'ship', {});
  const secondHand = { ...partOf(order), receivedAt: at };
  const after = orderChanged(sent, { ...order, state: 'shipped' }, 'receive', { secondHand });
  return released(after, order, secondHand.seller, at);
}

function partOf({ id, secondHand }: CashierOrder): SecondHandPart {
  if (secondHand === null) throw new Error(`order ${id} sells no item`);
  return secondHand;
}

function released(state: MockState, order: CashierOrder, seller: string, time: number): MockState {
  const { goods, money, buyer } = order;
  const { id, state: named } = nextId(state, 'B');
  const posting = {
    id,
    time,
    kind: 'sale',
    title: goods,
    source: colleague(state, buyer)?.name ?? buyer,
    legs: [
      { account: house.escrow, delta: tenths(-money) },
      { account: personal(seller), delta: money },
    ],
  } as const;
  const paid = { ...named, ledger: post(named.ledger, posting) };
  return sellerNotified(paid, order, time, () => `${goods} 已卖出，龙币已到你的个人账户。`);
}
