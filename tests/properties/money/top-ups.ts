import { coinTopUpCard, coinTopUpOrder } from '@/api/endpoints/coin-top-up';
import { cardKinds, placeCardOrder } from '@/areas/prepaid/endpoints/card-order';
import { phoneTopUpOffers, phoneTopUpOrder } from '@/areas/prepaid/endpoints/phone-top-up';
import { beansOfferFor } from '@/areas/prepaid/rules/beans';
import { topUpPrice } from '@/areas/prepaid/rules/top-up-price';
import { tenths } from '@/domain/money';
import { beansOf, jdAccountOf } from '@/mocks/prepaid/jd-account';
import { numbers } from '../../support/prepaid-phones';
import { moneyCall, type Operation } from './operation';
import { actors } from './people';

const codes = [
  'LONG888800010100',
  'LONG888800020500',
  'LONG888800030066',
  'TELE888800010050',
  'BEAN888800011000',
];

/** Phones, the own account and cards. */
export const topUps: readonly Operation[] = [
  {
    name: 'top up a phone',
    calls: [phoneTopUpOrder],
    plan: async (walk, pick) => {
      const as = pick(actors)?.usercode ?? '';
      const number = pick([numbers.usual, numbers.late, numbers.refused]) ?? '';
      const { phone, offers, coupons } = await walk.read(as, phoneTopUpOffers, { number });
      const offer = pick(offers.filter(({ isSoldOut }) => !isSoldOut));
      if (offer === undefined || phone?.closedUntil !== null) return null;
      const wanted = pick(['', ...coupons.map(({ id }) => id)]) ?? '';
      const { coupon, total } = topUpPrice(offer, coupons, wanted, walk.now);
      const body = { number, offer: offer.id, coupon: coupon?.id ?? '', money: total };
      return moneyCall(as, phoneTopUpOrder, body);
    },
  },
  {
    name: 'order coins',
    calls: [coinTopUpOrder],
    plan: (_, pick) => {
      const money = pick([500, 1_000, 2_000].map(tenths)) ?? tenths(500);
      return moneyCall(pick(actors)?.usercode ?? '', coinTopUpOrder, { money });
    },
  },
  {
    name: 'use a card with a code',
    calls: [coinTopUpCard],
    plan: ({ state }, pick) => {
      const code = pick(codes.filter((each) => state.usedCards.every((used) => used.code !== each)));
      const bound = actors.filter((each) => jdAccountOf(state, each).since !== null);
      const by = pick(code?.startsWith('BEAN') === true ? bound : actors);
      return code === undefined || by === undefined ? null : moneyCall(by.usercode, coinTopUpCard, { code });
    },
  },
  {
    name: 'order a card',
    calls: [placeCardOrder],
    plan: async (walk, pick) => {
      const by = pick(actors);
      if (by === undefined) return null;
      const { kinds } = await walk.read(by.usercode, cardKinds, {});
      const kind = pick(kinds.filter(({ left, limit, bought }) => left > 0 && bought < limit));
      if (kind === undefined) return null;
      const isBound = jdAccountOf(walk.state, by).since !== null;
      const offer = isBound ? beansOfferFor(kind.price, beansOf(walk.state, by)) : null;
      const beans = offer !== null && pick([true, false]) === true ? offer : { beans: 0, money: tenths(0) };
      const money = tenths(kind.price - beans.money);
      return moneyCall(by.usercode, placeCardOrder, { kind: kind.id, money, beans: beans.beans });
    },
  },
];
