import { approveGrants } from '@/api/endpoints/approvals';
import { closeOrder, payment, refundOrder } from '@/api/endpoints/cashier';
import { batchTransfer } from '@/api/endpoints/transfer';
import { redPacketOpen } from '@/areas/red-packets/endpoints';
import { handOverItem, placeItemOrder } from '@/areas/second-hand/endpoints/orders';
import { itemsOf } from '@/areas/second-hand/mocks/items';
import { toMoment } from '@/domain/business-time';
import { tenths, toWireMoney, type Tenths } from '@/domain/money';
import { isPaid } from '@/domain/orders/order-state';
import { balanceOf } from '@/mocks/accounts/balances';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { personal } from '@/mocks/core/ledger';
import { moneyCall, type MoneyCall, type Operation } from './operation';
import { actors } from './people';

/** What no person may do, whatever they type. */
export const impossible: readonly Operation[] = [
  refused('give more than one has', ({ state, now }, pick) => {
    const as = pick(actors)?.usercode ?? '';
    const to = actors.find(({ usercode }) => usercode !== as)?.usercode ?? '';
    const more = tenths(balanceOf(state, personal(as)) + (pick([1, 500]) ?? 1));
    return transferred(as, to, more, now);
  }),
  refused('give to oneself', ({ now }, pick) => {
    const as = pick(actors)?.usercode ?? '';
    return transferred(as, as, tenths(10), now);
  }),
  refused('pay an order that is paid, closed or under way', (walk, pick) => {
    const order = pick(walk.orders(({ state }) => state !== 'created'));
    return order === undefined ? null : paidWithCoins(order, order.buyer, order.money);
  }),
  refused('pay less than an order comes to', (walk, pick) => {
    const order = pick(walk.orders(({ state }) => state === 'created'));
    return order === undefined ? null : paidWithCoins(order, order.buyer, tenths(order.money - 1));
  }),
  refused("pay somebody else's order", (walk, pick) => {
    const order = pick(walk.orders(({ state }) => state === 'created'));
    const other = pick(actors.filter(({ usercode }) => usercode !== order?.buyer));
    if (order === undefined || other === undefined) return null;
    return paidWithCoins(order, other.usercode, order.money);
  }),
  refused('give up an order that is settled', (walk, pick) => {
    const order = pick(walk.orders(({ state }) => state === 'paid' || state === 'refunded'));
    return order === undefined ? null : moneyCall(order.buyer, closeOrder, { id: order.id });
  }),
  refused('take money back twice, or before it was paid', (walk, pick) => {
    const states = ['created', 'closed', 'refunding', 'refunded'];
    const order = pick(walk.orders(({ state }) => states.includes(state)));
    return order === undefined ? null : moneyCall(order.buyer, refundOrder, { id: order.id });
  }),
  refused('take back what never comes back', (walk, pick) => {
    const order = pick(
      walk.orders(
        ({ state, card, treasure, trip, topUp, product }) =>
          isPaid(state) &&
          (card ?? treasure ?? trip ?? topUp ?? (product === 'coins' ? product : null)) !== null,
      ),
    );
    return order === undefined ? null : moneyCall(order.buyer, refundOrder, { id: order.id });
  }),
  refused('open a red packet twice', ({ state }, pick) => {
    const taken = state.packets.flatMap(({ id, taken: by }) => by.map(({ usercode }) => ({ id, usercode })));
    const chosen = pick(taken.filter(({ usercode }) => actors.some((each) => each.usercode === usercode)));
    return chosen === undefined ? null : moneyCall(chosen.usercode, redPacketOpen, { id: chosen.id });
  }),
  refused('buy an own item', ({ state }, pick) => {
    const own = itemsOf(state).filter(({ seller }) => actors.some(({ usercode }) => usercode === seller));
    const item = pick(own);
    if (item === undefined) return null;
    return moneyCall(item.seller, placeItemOrder, { item: item.id, money: item.price });
  }),
  refused("hand over somebody else's item", (walk, pick) => {
    const order = pick(walk.orders(({ secondHand }) => secondHand !== null));
    return order === undefined ? null : moneyCall(order.buyer, handOverItem, { id: order.id });
  }),
  refused('approve an own request', ({ state }, pick) => {
    const request = pick(
      state.grants.requests.filter(
        ({ owner, state: at }) => at === 'pending' && actors.some(({ usercode }) => usercode === owner),
      ),
    );
    if (request === undefined) return null;
    const { id, version, owner } = request;
    return moneyCall(owner, approveGrants, { requests: [{ id, version, removed: [] }] });
  }),
];

function refused(name: string, plan: Operation['plan']): Operation {
  return { name: `refused: ${name}`, calls: [], weight: 2, isRefused: true, plan };
}

function transferred(as: string, to: string, amount: Tenths, now: number): MoneyCall {
  const parts = { accountType: 0 as const, date: toMoment(now), text: '', tag: '' };
  return moneyCall(as, batchTransfer, {
    ...parts,
    transferList: [{ usercode: to }],
    money: toWireMoney(amount),
  });
}

function paidWithCoins({ id }: CashierOrder, as: string, coins: Tenths): MoneyCall {
  const none = { family: '', thirdParty: tenths(0), points: 0, pointsMoney: tenths(0) };
  return moneyCall(as, payment, { id, way: 'coins', coins, ...none });
}
