import * as endpoints from '@/api/endpoints/payment-code';
import type { AccountType } from '@/domain/account';
import { toMoment } from '@/domain/business-time';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { merchantOf } from '@/mocks/pay-by-code/merchants';
import {
  codeIssued,
  expireOf,
  isReplaced,
  merchantPaid,
  orderCancelled,
  orderPaid,
  ordersOf,
  refusalOf,
  type CodeOrder,
} from '@/mocks/pay-by-code/payment-codes';
import { notEnough, refusalOfPayer } from '@/mocks/payment-security/payer';
import { refusalOfPayment } from '@/mocks/payment-security/security';

/** How long the person is told of what happened to an older code, ms. */
const told = 60_000;

const paymentCode: Handler<typeof endpoints.paymentCode> = (state, { body, person }, now) => {
  const refusal = refusalOfAccount(state, body.accountType, person);
  if (refusal !== null) return { state, refusal };
  const { state: after, issued } = codeIssued(state, person.usercode, body.accountType, now);
  const { code, issuedAt } = issued;
  return {
    state: after,
    data: { code, issuedAt: toMoment(issuedAt), expiresAt: toMoment(expireOf(issued)) },
  };
};

const queryPaymentCode: Handler<typeof endpoints.queryPaymentCode> = (state, { body, person }, now) => {
  const { usercode } = person;
  const orders = ordersOf(state, usercode, now);
  const order = orders.filter(({ code }) => code === body.code).pop() ?? stillOfNote(orders, now);
  if (order !== undefined) return { state, data: outcomeOf(order) };
  const { issued, turnedAway } = state.paymentCodes;
  const own = issued.find((each) => each.usercode === usercode && each.code === body.code);
  if (own !== undefined && isReplaced(own, now)) return { state, data: { state: 'replaced' } };
  const seen = turnedAway.filter((each) => each.usercode === usercode && each.time > now - told).pop();
  const away =
    seen === undefined ? null : { merchant: seen.merchant, reason: seen.reason, time: toMoment(seen.time) };
  return { state, data: { state: 'waiting', turnedAway: away } };
};

const payPaymentCode: Handler<typeof endpoints.payPaymentCode> = (state, { body, person, key }, now) => {
  const barred = refusalOfAccount(state, body.accountType, person);
  if (barred !== null) return { state, refusal: barred };
  const order = openOrder(state, body.id, person.usercode, now);
  if (order === undefined) return { state, refusal: closed };
  if (order.money !== body.money) return { state, refusal: { code: '5503', message: '金额与收银台不一致' } };
  const refusal = refusalToPay(state, { usercode: person.usercode, money: order.money, key }, now);
  if (refusal !== null) return { state, refusal };
  const paid = orderPaid(state, order, key, now);
  return { state: paid.state, data: { id: paid.id, time: toMoment(now) }, booked: paid.id };
};

const cancelPaymentCode: Handler<typeof endpoints.cancelPaymentCode> = (state, { body, person }, now) => {
  const order = openOrder(state, body.id, person.usercode, now);
  if (order === undefined) return { state, refusal: closed };
  return { state: orderCancelled(state, order, now), data: {} };
};

const queryMerchant: Handler<typeof endpoints.queryMerchant> = (state, { body }) => {
  const found = merchantOf(body.code);
  if (found === undefined) return { state, data: null };
  const { name, place, money } = found;
  return { state, data: { merchant: name, place, money } };
};

const scanPay: Handler<typeof endpoints.scanPay> = (state, { body, person, key }, now) => {
  const found = merchantOf(body.code);
  if (found === undefined) return { state, refusal: { code: '5504', message: '没有找到这个商家' } };
  const barred = refusalOfAccount(state, body.accountType, person);
  if (barred !== null) return { state, refusal: barred };
  if (found.money !== null && found.money !== body.money)
    return { state, refusal: { code: '5503', message: '金额与商家设定的不一致' } };
  if (body.money <= 0) return { state, refusal: { code: '5107', message: '请填写金额' } };
  const { usercode } = person;
  const refusal = refusalToPay(state, { usercode, money: body.money, key }, now);
  if (refusal !== null) return { state, refusal };
  const payment = { usercode, merchant: found.name, money: body.money, source: '扫码付款', key };
  const paid = merchantPaid(state, payment, now);
  return { state: paid.state, data: { id: paid.id, time: toMoment(now) }, booked: paid.id };
};

/** What a till did with an older code: it may have been scanned while the page was out of sight, and may still wait. */
function stillOfNote(orders: readonly CodeOrder[], now: number): CodeOrder | undefined {
  return orders.filter(({ state, time }) => state === 'password' || time > now - told).pop();
}

const closed: Refusal = { code: '5502', message: '这笔付款已经结束' };

function openOrder(state: MockState, id: string, usercode: string, now: number): CodeOrder | undefined {
  return ordersOf(state, usercode, now).find((each) => each.id === id && each.state === 'password');
}

/** Who may pay at all, and from which account: coins of a team reward colleagues and pay for nothing else. */
function refusalOfAccount(state: MockState, accountType: AccountType, person: Person): Refusal | null {
  const refusal = refusalOfPayer(state, person);
  if (refusal !== null) return refusal;
  return accountType === 1 ? { code: '5501', message: '激励账户不能用于付款' } : null;
}

/** Limits and password first: their words are more exact. */
function refusalToPay(
  state: MockState,
  { usercode, money, key }: { usercode: string; money: CodeOrder['money']; key: string | null },
  now: number,
): Refusal | null {
  const payment = { usercode, kind: 'code', amount: money, key, now } as const;
  const refused = refusalOfPayment(state, payment);
  if (refused !== null) return refused;
  return refusalOf(state, { usercode, money }, now) === null ? null : notEnough;
}

function outcomeOf({ id, code, merchant, money, state, reason, paymentId, time }: CodeOrder) {
  const order = { id, code, merchant, money };
  switch (state) {
    case 'paid':
      return { state, order, id: paymentId ?? id, time: toMoment(time) } as const;
    case 'refused':
      return { state, order, reason: reason ?? 'balance' } as const;
    default:
      return { state, order } as const;
  }
}

export const handlers = [
  serve(endpoints.paymentCode, paymentCode),
  serve(endpoints.queryPaymentCode, queryPaymentCode),
  serve(endpoints.payPaymentCode, payPaymentCode),
  serve(endpoints.cancelPaymentCode, cancelPaymentCode),
  serve(endpoints.queryMerchant, queryMerchant),
  serve(endpoints.scanPay, scanPay),
];
