import * as cashier from '@/api/endpoints/cashier';
import { confirmReceipt, refunds } from '@/api/endpoints/mall-order';
import { orderDelete } from '@/api/endpoints/order-centre';
import { thirdPartyAnswered } from '@/areas/cashier/mocks/order-life';
import type { PaymentMethod } from '@/domain/cashier/order-split';
import { tenths, type Tenths } from '@/domain/money';
import { isDeletable } from '@/domain/orders/order-kind';
import { isPaid } from '@/domain/orders/order-state';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderKindOf } from '@/mocks/cashier/order-kinds';
import { pointsOfferOf } from '@/mocks/cashier/orders';
import { refundTerms } from '@/mocks/cashier/refund-terms';
import { findPerson } from '@/mocks/core/people';
import { pointsOfPerson } from '@/mocks/points/exchanges';
import { event, moneyCall, type MoneyCall, type Operation } from './operation';
import { actors } from './people';
import { paysOrder } from './spending';
import type { Walk } from './walk';

const shops = ['云杉生活馆', '慢慢书店', '山里的小店'];

/** Orders at the cashier: placed, paid in every way, given up, refunded. */
export const atTheCashier: readonly Operation[] = [
  {
    name: 'order at a shop',
    calls: [cashier.order],
    plan: (_, pick) => {
      const money = pick([13, 88, 450, 999, 6_000].map(tenths)) ?? tenths(10);
      const goods = { merchant: pick(shops) ?? '', goods: '礼盒', count: 1, returnUrl: '' };
      return moneyCall(pick(actors)?.usercode ?? '', cashier.order, { ...goods, money: money });
    },
  },
  {
    name: 'pay an order with coins',
    isSequel: true,
    calls: [cashier.payment],
    plan: (walk, pick) => {
      const order = pick(payable(walk));
      return order === undefined ? null : paid(order, { way: 'coins', coins: order.money });
    },
  },
  {
    name: 'pay an order with points and coins',
    isSequel: true,
    calls: [cashier.payment],
    plan: (walk, pick) => {
      const order = pick(payable(walk).filter((each) => offerFor(walk, each) !== null));
      return order === undefined ? null : withPoints(walk, order, tenths(0));
    },
  },
  {
    name: 'pay an order with coins and the card',
    isSequel: true,
    calls: [cashier.payment],
    plan: (walk, pick) => {
      const order = pick(payable(walk));
      if (order === undefined) return null;
      const coins = tenths(Math.floor(order.money / (pick([2, 3, Infinity]) ?? 2)));
      return paid(order, { way: 'coins-and-card', coins, thirdParty: tenths(order.money - coins) });
    },
  },
  {
    name: 'pay an order with points, coins and the card',
    isSequel: true,
    calls: [cashier.payment],
    plan: (walk, pick) => {
      const order = pick(payable(walk).filter((each) => offerFor(walk, each) !== null));
      return order === undefined ? null : withPoints(walk, order, tenths(Math.floor(order.money / 3)));
    },
  },
  {
    name: "pay an order with a family member's coins",
    isSequel: true,
    calls: [cashier.payment],
    plan: (walk, pick) => {
      const chosen = pick(
        payable(walk).flatMap((order) =>
          walk.state.family
            .filter(({ member, state }) => member === order.buyer && state === 'active')
            .map(({ id }) => ({ order, family: id })),
        ),
      );
      if (chosen === undefined) return null;
      return paid(chosen.order, { way: 'family', family: chosen.family, coins: chosen.order.money });
    },
  },
  {
    name: 'pay an order with the card alone',
    isSequel: true,
    calls: [cashier.payment],
    plan: (walk, pick) => {
      const order = pick(walk.orders(({ state, product }) => state === 'created' && product === 'coins'));
      return order === undefined ? null : paid(order, { way: 'card', thirdParty: order.money });
    },
  },
  ...(['paid', 'refused'] as const).map((result): Operation => ({
    name: `the bank has ${result} its part`,
    isSequel: true,
    calls: [],
    plan: (walk, pick) => {
      const order = pick(walk.orders(({ payment }) => payment?.waitsFor === 'third-party'));
      return order === undefined
        ? null
        : event((state, now) => thirdPartyAnswered(state, { order: order.id, result }, now));
    },
  })),
  {
    name: 'give an order up',
    calls: [cashier.closeOrder],
    plan: (walk, pick) => {
      const order = pick(
        walk.orders(({ state, payment }) => state === 'created' || payment?.waitsFor === 'third-party'),
      );
      return order === undefined ? null : moneyCall(order.buyer, cashier.closeOrder, { id: order.id });
    },
  },
  {
    name: 'take the money of an order back',
    isSequel: true,
    calls: [cashier.refundOrder],
    plan: (walk, pick) => {
      const order = pick(walk.orders((each) => isRefundable(walk, each)));
      return order === undefined ? null : moneyCall(order.buyer, cashier.refundOrder, { id: order.id });
    },
  },
  {
    name: 'ask single pieces of an order back',
    isSequel: true,
    calls: [refunds],
    plan: (walk, pick) => {
      const order = pick(walk.orders((each) => each.mall !== null && isRefundable(walk, each)));
      const line = pick(order?.mall?.lines ?? []);
      if (order === undefined || line === undefined) return null;
      const lines = [{ variant: line.variant, count: 1 }];
      return moneyCall(order.buyer, refunds, { id: order.id, lines, reason: 'broken', note: '' });
    },
  },
  {
    name: 'confirm the receipt',
    isSequel: true,
    calls: [confirmReceipt],
    plan: (walk, pick) => {
      const order = pick(
        walk.orders(
          ({ state, mall, secondHand }) =>
            (state === 'shipped' && mall !== null) ||
            (secondHand !== null && isPaid(state) && state !== 'received'),
        ),
      );
      return order === undefined ? null : moneyCall(order.buyer, confirmReceipt, { id: order.id });
    },
  },
  {
    name: 'take an order off the list',
    calls: [orderDelete],
    plan: (walk, pick) => {
      const { deletedOrders } = walk.state;
      const order = pick(
        walk.orders(
          (each) =>
            isDeletable(orderKindOf(each), each.state) &&
            each.refunds.every(({ backAt }) => backAt !== null) &&
            !deletedOrders.includes(each.id),
        ),
      );
      return order === undefined ? null : moneyCall(order.buyer, orderDelete, { id: order.id });
    },
  },
];

function payable(walk: Walk): readonly CashierOrder[] {
  return walk.orders(({ state, product }) => state === 'created' && product === 'goods').slice(-4);
}

function isRefundable({ state, now }: Walk, order: CashierOrder): boolean {
  return !state.deletedOrders.includes(order.id) && !('barred' in refundTerms(state, order, now));
}

interface Parts {
  way: PaymentMethod;
  family?: string;
  coins?: Tenths;
  thirdParty?: Tenths;
  points?: number;
  pointsMoney?: Tenths;
}

function paid(order: CashierOrder, parts: Parts): MoneyCall {
  const none = tenths(0);
  const { way: method, family = '', coins = none, thirdParty = none, points = 0, pointsMoney = none } = parts;
  const body = {
    id: order.id,
    way: method,
    family,
    points,
    coins: coins,
    thirdParty: thirdParty,
    pointsMoney: pointsMoney,
  };
  return moneyCall(order.buyer, cashier.payment, body, { pays: paysOrder(order, coins) });
}

function offerFor({ state }: Walk, order: CashierOrder) {
  const buyer = findPerson(order.buyer, state.seed.staff);
  return buyer === undefined ? null : pointsOfferOf(order, pointsOfPerson(state, buyer));
}

function withPoints(walk: Walk, order: CashierOrder, thirdParty: Tenths): MoneyCall | null {
  const offer = offerFor(walk, order);
  if (offer === null) return null;
  const coins = tenths(order.money - offer.money - thirdParty);
  const method = thirdParty > 0 ? 'coins-and-card' : 'coins';
  return paid(order, { way: method, coins, thirdParty, points: offer.points, pointsMoney: offer.money });
}
