import * as endpoints from '@/api/endpoints/coin-top-up';
import { toMoment } from '@/domain/business-time';
import { formatCoins, tenths } from '@/domain/money';
import type { OrderState } from '@/domain/orders/order-state';
import { orderCreated } from '@/mocks/cashier/orders';
import { serve, type Handler } from '@/mocks/core/handler';
import { refusalOfPayer } from '@/mocks/payment-security/payer';
import { jdAccountOf } from '@/mocks/prepaid/jd-account';
import { cardOf } from './cards';
import { cardUsed, hasGuessed, missCounted, wireGift } from './use-card';

const amounts = [500, 1_000, 2_000, 5_000, 10_000, 20_000].map(tenths);
const least = tenths(10);
const most = tenths(50_000);

const coinTopUpOptions: Handler<typeof endpoints.coinTopUpOptions> = (state) => ({
  state,
  data: { amounts, least, most },
});

const coinTopUpOrder: Handler<typeof endpoints.coinTopUpOrder> = (before, { body, person }, now) => {
  const barred = refusalOfPayer(before, person);
  if (barred !== null) return { state: before, refusal: barred };
  const { money } = body;
  if (money < least || money > most)
    return {
      state: before,
      refusal: { code: '5701', message: `每次可充 ${formatCoins(least)} 到 ${formatCoins(most)} 龙币` },
    };
  const content = {
    buyer: person.usercode,
    product: 'coins',
    merchant: '龙币钱包',
    goods: `充值 ${formatCoins(money)} 龙币`,
    count: 1,
    money,
    returnUrl: '',
  } as const;
  const { state, id } = orderCreated(before, content, now);
  return { state, data: { id } };
};

const coinTopUpCard: Handler<typeof endpoints.coinTopUpCard> = (before, { body, person }, now) => {
  const say = (code: string, message: string) => ({ state: before, refusal: { code, message } });
  const { usercode } = person;
  const barred = refusalOfPayer(before, person);
  if (barred !== null) return { state: before, refusal: barred };
  if (hasGuessed(before, usercode, now)) return say('5707', '卡密输错太多次，请 10 分钟后再试');
  const card = cardOf(body.code);
  if (card === undefined)
    return { ...say('5702', '没有找到这张充值卡，请核对卡密'), state: missCounted(before, usercode, now) };
  if (card.expired === true) return say('5703', '这张充值卡已过期');
  if (before.usedCards.some(({ code }) => code === card.code)) return say('5704', '这张充值卡已经用过');
  if (card.gives.kind === 'phone' && person.mobile === '') return say('5705', '请先绑定手机号，再兑换话费卡');
  if (card.gives.kind === 'beans' && jdAccountOf(before, person).since === null)
    return say('5706', '请先绑定京东账户，再兑换京豆卡');
  const { id, state } = cardUsed(before, card, person, now);
  const used = { code: card.code, usercode, billId: id, time: now };
  return {
    state: { ...state, usedCards: [...state.usedCards, used] },
    data: { id, time: toMoment(now), gives: wireGift(card, person) },
    booked: id,
  };
};

const coinTopUpList: Handler<typeof endpoints.coinTopUpList> = (state, { person }) => {
  const own = state.usedCards.filter(({ usercode }) => usercode === person.usercode);
  const byCard = own.flatMap(({ code, billId, time }) => {
    const card = cardOf(code);
    return card === undefined
      ? []
      : [
          {
            by: 'card' as const,
            id: billId,
            tail: code.slice(-4),
            time: toMoment(time),
            gives: wireGift(card, person),
          },
        ];
  });
  const byOrder = state.orders.flatMap(({ id, buyer, product, money, createdAt, state: of }) =>
    buyer === person.usercode && product === 'coins' && isTopUpState(of)
      ? [{ by: 'order' as const, id, money, time: toMoment(createdAt), state: of }]
      : [],
  );
  const records = [...byCard, ...byOrder].sort((one, other) => other.time.localeCompare(one.time));
  return { state, data: { records } };
};

/** Coins are neither delivered nor refunded. */
function isTopUpState(state: OrderState): state is 'created' | 'paying' | 'paid' | 'closed' {
  return state === 'created' || state === 'paying' || state === 'paid' || state === 'closed';
}

export const handlers = [
  serve(endpoints.coinTopUpOptions, coinTopUpOptions),
  serve(endpoints.coinTopUpOrder, coinTopUpOrder),
  serve(endpoints.coinTopUpCard, coinTopUpCard),
  serve(endpoints.coinTopUpList, coinTopUpList),
];
