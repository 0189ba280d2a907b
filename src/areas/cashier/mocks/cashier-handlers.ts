import type { WireDataOf } from '@/api/endpoint';
import * as endpoints from '@/api/endpoints/cashier';
import { toMoment } from '@/domain/business-time';
import { formatCoins } from '@/domain/money';
import { sceneOf } from '@/domain/orders/order-kind';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { familyLeft } from '@/mocks/cashier/family';
import type { FamilyAgreement } from '@/mocks/cashier/family-agreement';
import { orderKindOf, pricedOf, rulesOf } from '@/mocks/cashier/order-kinds';
import { closed, paymentMade } from '@/mocks/cashier/order-payments';
import { refundRefusal, refundRequested } from '@/mocks/cashier/order-refunds';
import { orderCreated, orderOf, pointsEarned, pointsOfferOf } from '@/mocks/cashier/orders';
import { owedOf } from '@/mocks/cashier/third-party';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { linesOf, wireLine, wireSources } from '@/mocks/orders/order-wire';
import { wireRefundTerms } from '@/mocks/orders/refund-wire';
import { paymentCounted } from '@/mocks/payment-security/payment-count';
import { callAllowed } from '@/mocks/payment-security/security';
import { codeSentTo, paymentOfCode, sendSms, trySms, withSent } from '@/mocks/payment-security/sms';
import { pointsOfPerson } from '@/mocks/points/exchanges';
import { mostItems, mostMoney } from '../rules/order-limits';
import { paymentRefusal } from './order-refusals';

const unknown: Refusal = { code: '5601', message: '没有找到这笔订单' };
const notNow = (text: string): Refusal => ({ code: '5602', message: text });

type WireOrder = NonNullable<WireDataOf<typeof endpoints.queryOrderInfo>>;

const order: Handler<typeof endpoints.order> = (before, { body, person }, now) => {
  const refuse = (code: string, message: string) => ({ state: before, refusal: { code, message } });
  if (body.money <= 0) return refuse('5107', '请填写金额');
  if (body.money > mostMoney) return refuse('5616', `每笔订单最多 ${formatCoins(mostMoney)} 龙币`);
  if (body.count > mostItems) return refuse('5617', `每笔订单最多 ${mostItems} 件`);
  const content = { ...body, buyer: person.usercode, product: 'goods' } as const;
  const { state, id } = orderCreated(before, content, now);
  return { state, data: { id } };
};

const queryOrderInfo: Handler<typeof endpoints.queryOrderInfo> = (state, { body, person }, now) => {
  const found = orderOf(state, person.usercode, body.id, now);
  return { state, data: found === undefined ? null : wireOrder(state, found, person, now) };
};

const payment: Handler<typeof endpoints.payment> = (state, { body, person, key }, now) => {
  const found = orderOf(state, person.usercode, body.id, now);
  if (found === undefined || body.id === '') return { state, refusal: unknown };
  const refusal = paymentRefusal(state, found, { body, person, key }, now);
  if (refusal !== null) return { state, refusal };
  const agreement = state.family.find(({ id }) => body.way === 'family' && id === body.family);
  const { way: method, coins, thirdParty, points, pointsMoney } = body;
  const given = { method, coins, thirdParty, points, pointsMoney, sentAt: now };
  const made = paymentMade(state, found, {
    ...given,
    family: agreement?.id ?? null,
    payer: agreement?.owner ?? person.usercode,
  });
  const paid = orderOf(made, person.usercode, body.id, now);
  const after =
    coins === 0
      ? made
      : paymentCounted(made, {
          usercode: person.usercode,
          kind: sceneOf(orderKindOf(found)),
          order: found.id,
          amount: coins,
          key,
          now,
          billId: paid?.payment?.billId ?? null,
        });
  return {
    state: agreement === undefined ? after : ownerNotified(after, agreement, found, person, now),
    data: { id: body.id, state: paid?.state === 'paid' ? 'paid' : 'paying' },
    booked: body.id,
  };
};

/** Tells whose coins paid that they did. */
function ownerNotified(
  state: MockState,
  { id, owner }: FamilyAgreement,
  { goods, merchant }: CashierOrder,
  { name }: Person,
  time: number,
): MockState {
  const text = `${name}用亲情付付了${merchant}的${goods}。`;
  return withSent(state, { kind: 'notice', to: owner, time, text, link: `/familyPayDetail?id=${id}` });
}

const cashierSmsCode: Handler<typeof endpoints.cashierSmsCode> = (state, { body, person }, now) => {
  const found = orderOf(state, person.usercode, body.id, now);
  if (body.id === '' || found?.state !== 'created') return { state, refusal: unknown };
  const about = { payee: found.merchant, amount: body.money, order: found.id, calls: [] };
  const sent = sendSms(state, person.usercode, about, now);
  if (sent.refusal !== undefined) return { state, refusal: sent.refusal };
  return { state: sent.state, data: codeSentTo(person.mobile) };
};

const checkCashierSmsCode: Handler<typeof endpoints.checkCashierSmsCode> = (state, { body, person }, now) => {
  const { usercode } = person;
  const payment = paymentOfCode(state, usercode);
  if (payment?.order !== body.id) return { state, data: { result: 'stale' } };
  const tried = trySms(state, usercode, 'payment', body.code, now);
  const isRight = tried.result.result === 'right';
  return {
    state: isRight ? callAllowed(tried.state, usercode, body.allows, payment, now) : tried.state,
    data: tried.result,
  };
};

const closeOrder: Handler<typeof endpoints.closeOrder> = (state, { body, person }, now) => {
  const found = orderOf(state, person.usercode, body.id, now);
  if (found === undefined || body.id === '') return { state, refusal: unknown };
  if (found.state === 'closed') return { state, data: {} };
  if (found.state !== 'created' && found.payment?.waitsFor !== 'third-party')
    return { state, refusal: notNow('这笔订单已付款，不能取消') };
  return { state: closed(state, found, 'payer', now), data: {} };
};

const refundOrder: Handler<typeof endpoints.refundOrder> = (state, { body, person }, now) => {
  const found = orderOf(state, person.usercode, body.id, now);
  if (found === undefined || body.id === '') return { state, refusal: unknown };
  const refusal = refundRefusal(state, found, [], now);
  if (refusal !== null) return { state, refusal };
  const refundRequest = { lines: [], reason: 'other', note: '' } as const;
  return { state: refundRequested(state, found, refundRequest, now), data: {} };
};

function wireOrder(state: MockState, found: CashierOrder, person: Person, now: number): WireOrder {
  const { payment: made, failed, closed: ended, refundedAt } = found;
  const points = pointsOfPerson(state, person);
  const offer = pointsOfferOf(found, points);
  const { coupon } = pricedOf(found);
  const sources = wireSources(state, found);
  const agreement = state.family.find(({ id }) => id === made?.family);
  return {
    id: found.id,
    kind: orderKindOf(found),
    product: found.product,
    merchant: found.merchant,
    goods: found.goods,
    count: found.count,
    lines: linesOf(found).map(wireLine),
    money: found.money,
    coupon: coupon === null ? null : { name: coupon.name, off: coupon.off },
    answerBefore: rulesOf(found).wire?.(found).answerBefore ?? null,
    state: found.state,
    createdAt: toMoment(found.createdAt),
    payBefore: toMoment(found.payBefore),
    returnUrl: found.returnUrl,
    notices: [...rulesOf(found).notices(found)],
    refund: wireRefundTerms(state, found, now),
    points: rulesOf(found).takesPoints ? points : null,
    pointsOffer: offer,
    earns: pointsEarned(found),
    payment:
      made === null || sources === null
        ? null
        : {
            way: made.method,
            ...sources,
            payerLeft: agreement === undefined ? null : familyLeft(state, agreement, now),
            pointsMoney: made.pointsMoney,
            sentAt: toMoment(made.sentAt),
            waitsFor: made.waitsFor,
            thirdPartyUrl: owedOf(found)?.url ?? null,
            settledAt: made.settledAt === null ? null : toMoment(made.settledAt),
            billId: made.payer === person.usercode ? made.billId : null,
          },
    failed: failed === null ? null : { by: failed.by, at: toMoment(failed.at) },
    closed: ended === null ? null : { by: ended.by, at: toMoment(ended.at) },
    refundedAt: refundedAt === null ? null : toMoment(refundedAt),
  };
}

export const handlers = [
  serve(endpoints.order, order),
  serve(endpoints.queryOrderInfo, queryOrderInfo),
  serve(endpoints.payment, payment),
  serve(endpoints.cashierSmsCode, cashierSmsCode),
  serve(endpoints.checkCashierSmsCode, checkCashierSmsCode),
  serve(endpoints.closeOrder, closeOrder),
  serve(endpoints.refundOrder, refundOrder),
];
