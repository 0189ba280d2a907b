import type { WireDataOf } from '@/api/endpoint';
import * as endpoints from '@/api/endpoints/mall-order';
import { goodsDetail as goodsDetailCall } from '@/api/endpoints/goods';
import { toMoment } from '@/domain/business-time';
import { toCoins } from '@/domain/money';
import { orderGroup, orderStateAfter } from '@/domain/orders/order-state';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderOf, ordersOf } from '@/mocks/cashier/orders';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { allGoods, pictureOf, suitedTo } from '@/mocks/life/goods';
import { thingDrawn } from '@/mocks/life/goods-drawings';
import { isReminded } from '@/mocks/reminders/reminders';
import { chance } from '@/mocks/core/random';
import { refusalOfPayer } from '@/mocks/payment-security/payer';
import { pointsOfPerson } from '@/mocks/points/exchanges';
import { received, receivedBefore } from '@/mocks/second-hand/receipt';
import { delivered } from './delivery';
import { deliveryTerms, mallShop, receivedAfter } from './delivery-terms';
import { servicesOf, textOfGoods } from './goods-texts';
import { mallCouponsOf } from './mall-coupons';
import { offerOf, piecesBought, placed } from './mall-orders';
import type { OrderLine } from './mall-part';
import { slotsOf, stockOf, variantsOf, variantWith } from './variants';

const unknown: Refusal = { code: '5601', message: '没有找到这笔订单' };
const notReceivable: Refusal = { code: '5810', message: '这笔订单现在不能确认收货' };

const goodsDetail: Handler<typeof goodsDetailCall> = (state, { body, person }, now) => {
  const goods = body.id === '' ? suitedTo(person.index)[0] : allGoods.find((each) => each.id === body.id);
  if (goods === undefined) return { state, data: null };
  const variants = variantsOf(goods);
  const [first] = variants;
  const limit = first === undefined ? 0 : offerOf(state, first, body.activity, now).limit;
  const { line, description, facts } = textOfGoods(goods);
  const number = allGoods.indexOf(goods);
  return {
    state,
    data: {
      id: goods.id,
      name: goods.name,
      line,
      merchant: mallShop,
      pictures: [0, 1, 2, 3].map((turn) => thingDrawn(goods.thing, goods.ground + turn)),
      sold: 60 + Math.floor(chance(94, number) * 2000) + piecesSold(state.sold, goods.id),
      limit,
      bought: piecesBought(state, person.usercode, goods.id),
      slots: slotsOf(goods).map(({ name, values }) => ({
        name,
        values: values.map((value) => ({ name: value.name, colour: value.colour ?? '' })),
      })),
      variants: variants.map((variant) => ({
        id: variant.id,
        values: [...variant.values],
        price: toCoins(offerOf(state, variant, body.activity, now).price),
        usualPrice: toCoins(variant.usualPrice),
        stock: stockOf(state, variant),
        isReminded: isReminded(state, { about: 'goods', id: variant.id, usercode: person.usercode }),
      })),
      delivery: { ...deliveryOnWire(), before: 16 },
      services: [...servicesOf(goods)],
      description,
      facts: facts.map((fact) => ({ ...fact })),
    },
  };
};

function deliveryOnWire() {
  const { fee, freeFrom } = deliveryTerms;
  return { fee: toCoins(fee), freeFrom: toCoins(freeFrom), days: 1 };
}

function piecesSold(sold: Readonly<Record<string, number>>, goodsId: string): number {
  return Object.entries(sold).reduce(
    (total, [variant, count]) => (variant.startsWith(`${goodsId}-`) ? total + count : total),
    0,
  );
}

const settlement: Handler<typeof endpoints.settlement> = (state, { body, person }, now) => {
  const variants = body.lines.flatMap(({ variant: id, count }) => {
    const variant = variantWith(id);
    return variant === undefined ? [] : [{ variant, count }];
  });
  return {
    state,
    data: {
      merchant: mallShop,
      lines: variants.map(({ variant, count }) => {
        const { goods, id, values } = variant;
        const { price, limit } = offerOf(state, variant, body.activity, now);
        return {
          ...lineOf({ goodsId: goods.id, variant: id, name: goods.name, values, price, count }),
          stock: stockOf(state, variant),
          limit,
          bought: piecesBought(state, person.usercode, goods.id),
        };
      }),
      delivery: deliveryOnWire(),
      services: [...new Set(variants.flatMap(({ variant }) => servicesOf(variant.goods)))],
      points: pointsOfPerson(state, person),
    },
  };
};

const coupons: Handler<typeof endpoints.coupons> = (state, { person }, now) => ({
  state,
  data: {
    coupons: mallCouponsOf(state, person, now).map(({ worth, least, ...coupon }) => ({
      ...coupon,
      least: toCoins(least),
      worth: worth.kind === 'coins' ? { kind: worth.kind, amount: toCoins(worth.amount) } : worth,
    })),
  },
});

const orderPay: Handler<typeof endpoints.orderPay> = (state, { body, person }, now) => {
  const barred = refusalOfPayer(state, person);
  if (person.departed && barred !== null) return { state, refusal: barred };
  const done = placed(state, body, person, now);
  return 'refusal' in done ? { state, refusal: done.refusal } : { state: done.state, data: { id: done.id } };
};

const activityOrderList: Handler<typeof endpoints.activityOrderList> = (state, { body, person }, now) => {
  const { group, page, size } = body;
  const own = ordersOf(state, person.usercode, now).filter(
    ({ mall, state: of }) => mall !== null && (group === undefined || orderGroup(of, true) === group),
  );
  const orders = own.slice((page - 1) * size, page * size).map((order) => cardOf(order));
  return { state, data: { total: own.length, orders } };
};

const activityOrderDetail: Handler<typeof endpoints.activityOrderDetail> = (state, { body, person }, now) => {
  const found =
    body.id === ''
      ? ordersOf(state, person.usercode, now).find(({ mall }) => mall !== null)
      : orderOf(state, person.usercode, body.id, now);
  return { state, data: found === undefined ? null : detailOf(found) };
};

const confirmReceipt: Handler<typeof endpoints.confirmReceipt> = (state, { body, person }, now) => {
  const found = orderOf(state, person.usercode, body.id, now);
  if (found === undefined) return { state, refusal: unknown };
  if (found.state === 'received') return { state, data: {} };
  if (found.secondHand !== null) {
    // Colleagues hand things over in person, often before the seller says so.
    return receivedBefore(found) === null
      ? { state, refusal: notReceivable }
      : { state: received(state, found, now), data: {} };
  }
  if (found.mall === null) return { state, refusal: unknown };
  if (orderStateAfter(found.state, 'receive') === null) return { state, refusal: notReceivable };
  return { state: delivered(state, found, 'receive', now), data: {} };
};

type WireCard = WireDataOf<typeof endpoints.activityOrderList>['orders'] extends readonly (infer One)[]
  ? One
  : never;

function cardOf({ id, merchant, state, mall, money, createdAt, payBefore }: CashierOrder): WireCard {
  return {
    id,
    merchant,
    state,
    lines: (mall?.lines ?? []).map(lineOf),
    money: toCoins(money),
    createdAt: toMoment(createdAt),
    payBefore: toMoment(payBefore),
  };
}

function lineOf({ goodsId, price, values, ...line }: OrderLine) {
  const goods = allGoods.find(({ id }) => id === goodsId);
  return {
    ...line,
    goods: goodsId,
    values: [...values],
    picture: goods === undefined ? '' : pictureOf(goods),
    price: toCoins(price),
  };
}

function detailOf(order: CashierOrder): WireDataOf<typeof endpoints.activityOrderDetail> {
  const { mall, payment, closed, refundAskedAt, refundedAt } = order;
  if (mall === null) return null;
  const moment = (ms: number | null) => (ms === null ? null : toMoment(ms));
  return {
    ...cardOf(order),
    address: { ...mall.address },
    goodsMoney: toCoins(mall.goodsMoney),
    deliveryFee: toCoins(mall.deliveryFee),
    coupon: mall.coupon === null ? null : { name: mall.coupon.name, off: toCoins(mall.coupon.off) },
    message: mall.message,
    activity: mall.activity,
    payment:
      payment === null
        ? null
        : {
            coins: toCoins(payment.coins),
            thirdParty: toCoins(payment.thirdParty),
            points: payment.points,
            pointsMoney: toCoins(payment.pointsMoney),
            billId: payment.payer === order.buyer ? payment.billId : null,
            paidAt: moment(payment.settledAt),
          },
    shippedAt: moment(mall.shippedAt),
    receivedBefore: moment(mall.shippedAt === null ? null : mall.shippedAt + receivedAfter),
    receivedAt: moment(mall.receivedAt),
    closed: closed === null ? null : { by: closed.by, at: toMoment(closed.at) },
    refundAskedAt: moment(refundAskedAt),
    refundedAt: moment(refundedAt),
  };
}

export const handlers = [
  serve(goodsDetailCall, goodsDetail),
  serve(endpoints.settlement, settlement),
  serve(endpoints.coupons, coupons),
  serve(endpoints.orderPay, orderPay),
  serve(endpoints.activityOrderList, activityOrderList),
  serve(endpoints.activityOrderDetail, activityOrderDetail),
  serve(endpoints.confirmReceipt, confirmReceipt),
];
