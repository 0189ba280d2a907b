import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toMoment } from '@/domain/business-time';
import { formatMoment } from '@/domain/format-moment';
import { formatCoins, formatSigned, times } from '@/domain/money';
import { orderAmount } from '@/domain/orders/order-amount';
import { orderKinds, type OrderKind } from '@/domain/orders/order-kind';
import { orderStates, wasPaid, type OrderState } from '@/domain/orders/order-state';
import { orderAmountText } from '@/flows/orders/order-amount-text';
import { orderStateText } from '@/flows/orders/order-state-text';
import { ordersMessages } from '@/messages/areas/orders';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { paymentMade, settled } from '@/mocks/cashier/order-payments';
import { refunded, refundRequested } from '@/mocks/cashier/order-refunds';
import { owedOf } from '@/mocks/cashier/third-party';
import { person } from '@/mocks/core/people';
import { address, main, tap, visit } from '../../support/actions';
import { pinned } from '../../support/gateways/mock-gateways';
import { changeWorld } from '../../support/gateways/screen-network';
import { seeEverything } from '../../support/observer';
import { orderAdded } from '../../support/orders-of-kinds';
import { paidBy, waysOf, type PaidWay } from '../../support/paid-ways';
import { openApp } from '../../support/render-app';

seeEverything();

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

const minute = 60_000;
const messages = ordersMessages.zh;
const payerName = person(1).name;

/** Puts an order of the kind in the state into the world for each way of paying, a minute apart; gives them as the gateway has them. */
async function placedInEachWay(kind: OrderKind, state: OrderState) {
  const placed: { order: CashierOrder; way: PaidWay }[] = [];
  await changeWorld((before) =>
    waysOf(kind).reduce((world, way, index) => {
      const { state: after, id } = orderAdded(world, { kind, state, since: 1_000 }, pinned);
      const orders = after.orders.map((each) => {
        if (each.id !== id) return each;
        const order = { ...paidBy(each, way), createdAt: pinned - (index + 1) * minute };
        placed.push({ order, way });
        return order;
      });
      return { ...after, orders };
    }, before),
  );
  return placed;
}

const nothing = (): never => {
  throw new Error('no order was placed');
};

/** The facts of an order, by the rules that every page is to follow. */
function factsOf(order: CashierOrder, kind: OrderKind) {
  const told = { ...order, kind, owed: owedOf(order) };
  return {
    amount: orderAmountText(told, messages),
    sources: orderAmount(told).filter(({ unit }) => unit !== 'points'),
    state: orderStateText(told, messages),
    date: formatMoment(toMoment(order.createdAt), 'full', 'zh-CN'),
  };
}

const rows = orderKinds.flatMap((kind) => orderStates.map((state) => ({ kind, state })));
describe.each(rows)(
  'an order of the kind $kind in the state $state, paid in each way,',
  ({ kind, state }) => {
    it.each(['/order-newlist', '/order-list', ...(kind === 'mall' ? ['/activityOrderList'] : [])])(
      'has one amount, state, date and number of pieces at %s',
      async (at) => {
        const placed = await placedInEachWay(kind, state);
        await openApp(at);
        for (const { order, way } of placed) {
          const { amount, state: stateText, date } = factsOf(order, kind);
          const card = screen.getByText(date).closest('article');
          if (card === null) throw new Error(`no card of ${date}`);
          expect(within(card).getByText(stateText)).toBeInTheDocument();
          expect(card).toHaveTextContent(`共 1 件 · ${amount}`);
          if (way === 'family' && order.payment !== null) expect(card).toHaveTextContent(`${payerName}代付`);
        }
      },
    );

    it('has the same amount, state, date and payer on its pages', async () => {
      const placed = await placedInEachWay(kind, state);
      const { order, way } = placed[orderStates.indexOf(state) % placed.length] ?? nothing();
      const { amount, sources, state: stateText, date } = factsOf(order, kind);
      await openApp(`/order-newDetail?id=${order.id}`);
      expect(screen.getByRole('heading', { name: stateText })).toBeInTheDocument();
      expect(main()).toHaveTextContent(date);
      for (const { text } of sources) expect(main()).toHaveTextContent(text);
      if (order.payment !== null) expect(main()).toHaveTextContent(amount);
      if (order.payment !== null && way === 'family') expect(main()).toHaveTextContent(payerName);
      await visit(`/checkStandPayStatus?id=${order.id}`);
      if (wasPaid(state)) expect(main()).toHaveTextContent(amount);
      if (state === 'refunding' || state === 'refunded') {
        expect(main()).toHaveTextContent(stateText);
        expect(main()).not.toHaveTextContent('已付给');
      }
    });
  },
);

describe.each(orderStates.filter((state) => state !== 'closed'))(
  'an item that was bought, in the state %s,',
  (state) => {
    it('has one amount and state among the purchases', async () => {
      const placed = await placedInEachWay('second-hand', state);
      await openApp('/second-hand-orders?group=bought');
      for (const { order } of placed) {
        const { amount, state: stateText } = factsOf(order, 'second-hand');
        const row = screen
          .getAllByRole('article')
          .find((each) => each.textContent.includes(amount) && each.textContent.includes(stateText));
        expect(row).toBeDefined();
      }
    });
  },
);

/** Pays an order of the kind by the way's sources through the cashier and, where wanted, pays it back whole; gives it as the gateway has it. */
async function paidThrough(kind: OrderKind, way: PaidWay, isPaidBack: boolean): Promise<CashierOrder> {
  let made: CashierOrder | undefined;
  await changeWorld((before) => {
    const { state, id } = orderAdded(before, { kind, state: 'created', since: 1_000 }, pinned);
    const wanted =
      orderAdded(before, { kind, state: 'paid', since: 1_000 }, pinned).state.orders.at(-1) ?? nothing();
    const orderIn = (world: typeof state) => world.orders.find((each) => each.id === id) ?? nothing();
    const payment = paidBy(wanted, way).payment ?? nothing();
    const sent = paymentMade(state, orderIn(state), { ...payment, sentAt: pinned });
    const paid = orderIn(sent).state === 'paying' ? settled(sent, orderIn(sent), pinned) : sent;
    const request = { lines: [], reason: 'other', note: '' } as const;
    const asked = isPaidBack ? refundRequested(paid, orderIn(paid), request, pinned) : paid;
    const refund = orderIn(asked).refunds.at(-1);
    const after = refund === undefined ? asked : refunded(asked, orderIn(asked), refund, pinned);
    made = orderIn(after);
    return after;
  });
  return made ?? nothing();
}

const billed = orderKinds.flatMap((kind) =>
  waysOf(kind)
    .filter((way) => way !== 'family' && way !== 'card')
    .map((way) => ({ kind, way })),
);
describe.each(billed)('the bill of an order of the kind $kind that was paid by $way', ({ kind, way }) => {
  it('names its amount in coins, its title and its shop, and leads back to it', async () => {
    const order = await paidThrough(kind, way, false);
    const { coins: taken } = order.payment ?? nothing();
    const coins = formatCoins(taken);
    const spent = formatSigned(times(taken, -1));
    await openApp(`/order-newDetail?id=${order.id}`);
    expect(main()).toHaveTextContent(coins);
    await tap('button', '查看账单');
    expect(main()).toHaveTextContent(`${spent} 龙币`);
    expect(main()).toHaveTextContent(order.goods);
    expect(main()).toHaveTextContent(order.merchant);
    await tap('button', '查看订单');
    expect(address()).toBe(`#/order-newDetail?id=${order.id}`);
    await visit('/longballDetail');
    expect(screen.getAllByRole('link')[0]).toHaveTextContent(spent);
    await visit('/home');
    expect(main()).toHaveTextContent(spent);
  });

  it('names what came back, and leads to the order that says the same', async () => {
    const order = await paidThrough(kind, way, true);
    const coins = formatCoins(order.payment?.coins ?? nothing());
    await openApp('/longballDetail');
    await tap('link', new RegExp(`\\+${coins}`.replace('.', '\\.')));
    expect(main()).toHaveTextContent(`+${coins} 龙币`);
    await tap('button', '查看订单');
    expect(address()).toBe(`#/order-newDetail?id=${order.id}`);
    expect(screen.getByRole('heading', { name: ordersMessages.zh.states.refunded })).toBeInTheDocument();
    expect(main()).toHaveTextContent(coins);
  });
});
