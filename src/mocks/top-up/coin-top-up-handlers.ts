import * as endpoints from '@/api/endpoints/coin-top-up';
import { toMoment } from '@/domain/business-time';
import { formatCoins, tenths, toCoins } from '@/domain/money';
import type { OrderState } from '@/domain/orders/order-state';
import { orderCreated } from '@/mocks/cashier/orders';
import { serve, type Handler } from '@/mocks/core/handler';
import { house, personal, post } from '@/mocks/core/ledger';
import { nextId } from '@/mocks/core/state';
import { refusalOfPayer } from '@/mocks/payment-security/payer';
import { cardOf } from './cards';

const amounts = [500, 1_000, 2_000, 5_000, 10_000, 20_000].map(tenths);
const least = tenths(10);
const most = tenths(50_000);
const oneYear = 365 * 86_400_000;

const coinTopUpOptions: Handler<typeof endpoints.coinTopUpOptions> = (state) => ({
  state,
  data: { amounts: amounts.map(toCoins), least: toCoins(least), most: toCoins(most) },
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
  const barred = refusalOfPayer(before, person);
  if (barred !== null) return { state: before, refusal: barred };
  const card = cardOf(body.code);
  if (card === undefined)
    return { state: before, refusal: { code: '5702', message: '没有找到这张充值卡，请核对卡密' } };
  if (card.expired === true) return { state: before, refusal: { code: '5703', message: '这张充值卡已过期' } };
  if (before.usedCards.some(({ code }) => code === card.code))
    return { state: before, refusal: { code: '5704', message: '这张充值卡已经用过' } };
  const { id, state } = nextId(before, 'B');
  const { usercode } = person;
  const posting = {
    id,
    time: now,
    kind: 'top-up',
    title: '充值卡充值',
    source: `尾号 ${card.code.slice(-4)}`,
    legs: [
      { account: house.issuer, delta: tenths(-card.money) },
      { account: personal(usercode), delta: card.money },
    ],
    expiresAt: now + oneYear,
  } as const;
  const used = { code: card.code, usercode, billId: id, time: now };
  return {
    state: { ...state, ledger: post(state.ledger, posting), usedCards: [...state.usedCards, used] },
    data: { id, money: toCoins(card.money), time: toMoment(now) },
    booked: id,
  };
};

const coinTopUpList: Handler<typeof endpoints.coinTopUpList> = (state, { person }) => {
  const own = state.usedCards.filter(({ usercode }) => usercode === person.usercode);
  const byCard = own.map(({ code, billId, time }) => ({
    by: 'card' as const,
    id: billId,
    tail: code.slice(-4),
    money: toCoins(cardOf(code)?.money ?? tenths(0)),
    time: toMoment(time),
  }));
  const byOrder = state.orders.flatMap(({ id, buyer, product, money, createdAt, state: of }) =>
    buyer === person.usercode && product === 'coins' && isTopUpState(of)
      ? [{ by: 'order' as const, id, money: toCoins(money), time: toMoment(createdAt), state: of }]
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
