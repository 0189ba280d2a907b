import { favouriteGoods as favouriteGoodsCall, goodsDetail as goodsDetailCall } from '@/api/endpoints/goods';
import * as endpoints from '@/api/endpoints/mall-order';
import { groupOf } from '@/domain/orders/order-kind';
import { longestRefundNote } from '@/domain/orders/refund';
import { countCharacters } from '@/domain/text';
import { rulesOf } from '@/mocks/cashier/order-kinds';
import { refundRefusal, refundRequested } from '@/mocks/cashier/order-refunds';
import { orderOf, ordersOf } from '@/mocks/cashier/orders';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { chance } from '@/mocks/core/random';
import { allGoods, suitedTo } from '@/mocks/life/goods';
import { coloursOf, thingFromAllSides } from '@/mocks/life/goods-drawings';
import { deliveryTerms, mallShop } from '@/mocks/mall/delivery-terms';
import { favouriteSet, isFavouriteGoods } from '@/mocks/mall/favourites';
import { servicesOf, textOfGoods } from '@/mocks/mall/goods-texts';
import { mallCouponsOf } from '@/mocks/mall/mall-coupons';
import { offerOf, piecesBought, placed } from '@/mocks/mall/mall-orders';
import { slotsOf, stockOf, variantsOf, variantWith } from '@/mocks/mall/variants';
import { wireCard, wireDetail, wireLine } from '@/mocks/orders/order-wire';
import { refusalOfPayer } from '@/mocks/payment-security/payer';
import { pointsOfPerson } from '@/mocks/points/exchanges';
import { isReminded } from '@/mocks/reminders/reminders';

const unknown: Refusal = { code: '5601', message: '没有找到这笔订单' };

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
      isFavourite: isFavouriteGoods(state, person.usercode, goods.id),
      pictures: thingFromAllSides(goods.thing, { ground: goods.ground }),
      sold: 60 + Math.floor(chance(94, number) * 2000) + piecesSold(state.sold, goods.id),
      limit,
      bought: piecesBought(state, person.usercode, goods.id),
      slots: slotsOf(goods).map(({ name, values }) => ({
        name,
        values: values.map((value) => ({
          name: value.name,
          colour: value.colour ?? '',
          pictures: coloursOf(goods.thing)
            .filter((colour) => colour === value.name)
            .flatMap((colour) => thingFromAllSides(goods.thing, { ground: goods.ground, colour })),
        })),
      })),
      variants: variants.map((variant) => ({
        id: variant.id,
        values: [...variant.values],
        price: offerOf(state, variant, body.activity, now).price,
        usualPrice: variant.usualPrice,
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

const favouriteGoods: Handler<typeof favouriteGoodsCall> = (state, { body, person }) =>
  allGoods.some(({ id }) => id === body.id)
    ? { state: favouriteSet(state, person.usercode, body), data: {} }
    : { state, refusal: { code: '5802', message: '商品已下架' } };

function deliveryOnWire() {
  const { fee, freeFrom } = deliveryTerms;
  return { fee, freeFrom, days: 1 };
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
          ...wireLine({ goodsId: goods.id, variant: id, name: goods.name, values, price, count }),
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
      least,
      worth,
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
    ({ mall, state: of }) => mall?.session === '' && (group === undefined || groupOf('mall', of) === group),
  );
  const orders = own.slice((page - 1) * size, page * size).map((order) => wireCard(state, order));
  return { state, data: { total: own.length, orders } };
};

const activityOrderDetail: Handler<typeof endpoints.activityOrderDetail> = (state, { body, person }, now) => {
  const found =
    body.id === ''
      ? ordersOf(state, person.usercode, now).find(({ mall }) => mall?.session === '')
      : orderOf(state, person.usercode, body.id, now);
  return { state, data: found === undefined ? null : wireDetail(state, found, now) };
};

const confirmReceipt: Handler<typeof endpoints.confirmReceipt> = (state, { body, person }, now) => {
  const found = orderOf(state, person.usercode, body.id, now);
  if (found === undefined) return { state, refusal: unknown };
  if (found.state === 'received') return { state, data: {} };
  const done = rulesOf(found).received?.(state, found, now) ?? { refusal: unknown };
  return 'refusal' in done ? { state, refusal: done.refusal } : { state: done.state, data: {} };
};

const refunds: Handler<typeof endpoints.refunds> = (state, { body, person }, now) => {
  const found = orderOf(state, person.usercode, body.id, now);
  if (found === undefined) return { state, refusal: unknown };
  const refusal = refundRefusal(state, found, body.lines, now);
  if (refusal !== null) return { state, refusal };
  if (countCharacters(body.note) > longestRefundNote)
    return { state, refusal: { code: '5811', message: `说明最多 ${longestRefundNote} 个字` } };
  return { state: refundRequested(state, found, body, now), data: {} };
};

export const handlers = [
  serve(goodsDetailCall, goodsDetail),
  serve(favouriteGoodsCall, favouriteGoods),
  serve(endpoints.settlement, settlement),
  serve(endpoints.coupons, coupons),
  serve(endpoints.orderPay, orderPay),
  serve(endpoints.activityOrderList, activityOrderList),
  serve(endpoints.activityOrderDetail, activityOrderDetail),
  serve(endpoints.confirmReceipt, confirmReceipt),
  serve(endpoints.refunds, refunds),
];
