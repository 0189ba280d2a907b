import { toMoment } from '@/domain/business-time';
import { formatCoins, tenths } from '@/domain/money';
import { orderCreated } from '@/mocks/cashier/orders';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { notAllowed } from '@/mocks/payment-security/not-allowed';
import { refusalOfPayer } from '@/mocks/payment-security/payer';
import { isAllowed } from '@/mocks/payment-security/security';
import { beansOf, jdAccountOf } from '@/mocks/prepaid/jd-account';
import * as endpoints from '../endpoints/card-order';
import { beansOfferFor } from '../rules/beans';
import { boughtToday, leftOf, priceAt, section } from './card-offers';
import { cardsOf, secretOf } from './own-cards';

const cardShop = '京东卡';
const unknownCard: Refusal = { code: '6206', message: '没有找到这张卡' };

const cardKinds: Handler<typeof endpoints.cardKinds> = (state, { person }, now) => {
  const { usercode } = person;
  const open = state.orders.filter(
    ({ buyer, card, state: of }) => buyer === usercode && card !== null && of === 'created',
  );
  const newest = open[open.length - 1];
  return {
    state,
    data: {
      kinds: section.map((kind) => ({
        id: kind.id,
        face: kind.face,
        price: priceAt(kind, now),
        left: Math.max(0, leftOf(state, kind)),
        limit: kind.limit,
        bought: boughtToday(state, kind, usercode, now),
      })),
      open:
        newest?.card == null
          ? null
          : {
              id: newest.id,
              face: newest.card.face,
              money: newest.money,
              payBefore: toMoment(newest.payBefore),
            },
    },
  };
};

const placeCardOrder: Handler<typeof endpoints.placeCardOrder> = (before, { body, person }, now) => {
  const say = (code: string, message: string) => ({ state: before, refusal: { code, message } });
  const barred = refusalOfPayer(before, person);
  if (barred !== null) return { state: before, refusal: barred };
  const kind = section.find(({ id }) => id === body.kind);
  if (kind === undefined) return say('6201', '这种卡已经下架');
  if (leftOf(before, kind) <= 0) return say('6202', `E 卡 ${kind.face} 刚刚卖完了`);
  if (boughtToday(before, kind, person.usercode, now) >= kind.limit)
    return say('6203', `E 卡 ${kind.face} 每人每天最多买 ${kind.limit} 张，明天再来`);
  const price = priceAt(kind, now);
  const isBound = jdAccountOf(before, person).since !== null;
  const offer = isBound ? beansOfferFor(price, beansOf(before, person)) : null;
  if (body.beans > 0 && body.beans !== offer?.beans) return say('6204', '可抵扣的京豆变了，请核对后再买');
  const beansMoney = body.beans > 0 && offer !== null ? offer.money : tenths(0);
  const money = tenths(price - beansMoney);
  if (body.money !== money) return say('6205', `价格变了，现在是 ${formatCoins(money)} 龙币，请核对后再买`);
  const content = {
    buyer: person.usercode,
    product: 'goods',
    merchant: cardShop,
    goods: `E 卡 ${kind.face}`,
    count: 1,
    money,
    returnUrl: '#/jdCardHome',
    card: { product: kind.id, face: kind.face, price, beans: body.beans, beansMoney },
  } as const;
  const { state, id } = orderCreated(before, content, now);
  return { state, data: { id } };
};

const cardOrders: Handler<typeof endpoints.cardOrders> = (state, { person }) => ({
  state,
  data: {
    cards: cardsOf(state, person).map(({ boughtAt, expiresAt, ...card }) => {
      const { cardNumber } = secretOf(card.id);
      return {
        ...card,
        number: `${cardNumber.slice(0, 4)} **** **** ${cardNumber.slice(-4)}`,
        boughtAt: toMoment(boughtAt),
        expiresAt: toMoment(expiresAt),
      };
    }),
  },
});

const cardSecret: Handler<typeof endpoints.cardSecret> = (state, { body, person, key }, now) => {
  if (person.departed) return { state, refusal: refusalOfPayer(state, person) ?? unknownCard };
  if (!cardsOf(state, person).some(({ id }) => id === body.id)) return { state, refusal: unknownCard };
  if (!isAllowed(state, person.usercode, key, 'cards', now)) return { state, refusal: notAllowed };
  return { state, data: secretOf(body.id) };
};

export const handlers = [
  serve(endpoints.cardKinds, cardKinds),
  serve(endpoints.placeCardOrder, placeCardOrder),
  serve(endpoints.cardOrders, cardOrders),
  serve(endpoints.cardSecret, cardSecret),
];
