import { tenths } from '@/domain/money';
import { receivedAfter } from '@/domain/second-hand/item';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderChanged, orderOf } from '@/mocks/cashier/orders';
import { house, personal, post } from '@/mocks/core/ledger';
import { colleague, nextId, type MockState } from '@/mocks/core/state';
import { withSent } from '@/mocks/payment-security/sms';

/** When a paid item counts as received, ms; null where it is no item or not paid. */
export function receivedBefore({ state, secondHand, payment }: CashierOrder): number | null {
  const isWaiting = state === 'paid' || state === 'shipped';
  if (!isWaiting || secondHand === null || payment?.settledAt == null) return null;
  return payment.settledAt + receivedAfter;
}

/** What time does next to a paid item, and when (ms). */
export function dueReceipt(order: CashierOrder): { change: 'ship' | 'receive'; at: number } | null {
  const at = receivedBefore(order);
  return at === null ? null : { change: order.state === 'paid' ? 'ship' : 'receive', at };
}

/** An item changes hands, or its buyer has it, which gives the coins that waited to the seller. */
export function handedOn(
  state: MockState,
  order: CashierOrder,
  change: 'ship' | 'receive',
  at: number,
): MockState {
  const { secondHand } = order;
  if (secondHand === null) throw new Error(`order ${order.id} sells no item`);
  if (change === 'ship')
    return orderChanged(state, order, change, { secondHand: { ...secondHand, handedOverAt: at } });
  return released(
    orderChanged(state, order, change, { secondHand: { ...secondHand, receivedAt: at } }),
    order,
    secondHand.seller,
    at,
  );
}

/** The buyer has the item, whether the seller said before that it was handed over or not. */
export function received(state: MockState, order: CashierOrder, now: number): MockState {
  const handed = order.state === 'paid' ? handedOn(state, order, 'ship', now) : state;
  const current = orderOf(handed, order.buyer, order.id, now) ?? order;
  return handedOn(handed, current, 'receive', now);
}

function released(state: MockState, { goods, money, buyer }: CashierOrder, seller: string, time: number) {
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
  return withSent(
    { ...named, ledger: post(named.ledger, posting) },
    {
      kind: 'notice',
      to: seller,
      time,
      text: `${goods} 已卖出，龙币已到你的个人账户。`,
      link: '/second-hand-orders?group=sold',
    },
  );
}
