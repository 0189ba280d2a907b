import type * as v from 'valibot';
import * as endpoints from '@/api/endpoints/wallet-user';
import { sum, toCoins } from '@/domain/money';
import { sceneOf } from '@/domain/orders/order-kind';
import {
  freeLeft,
  freePerPayment,
  leftToday,
  limitBroken,
  limitsValidationError,
  needOf,
  raises,
} from '@/domain/payment/payment-need';
import { weaknessOf, type CodePurpose } from '@/domain/payment/payment-proof';
import { orderKindOf } from '@/mocks/cashier/order-kinds';
import { orderOf } from '@/mocks/cashier/orders';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import type { MockState } from '@/mocks/core/state';
import { notAllowed } from '@/mocks/payment-security/not-allowed';
import {
  callAllowed,
  freeOf,
  isAllowed,
  limitRange,
  limitsOf,
  securityOf,
  withSecurity,
  type Proven,
} from '@/mocks/payment-security/security';
import { codeSentTo, paymentOfCode, sendSms, trySms } from '@/mocks/payment-security/sms';
import { passwordSet, tryPassword } from './password';
import { paymentMethodsOf } from './payment-methods';

const weak: Refusal = { code: '5221', message: '支付密码太简单，请换一个' };
const same: Refusal = { code: '5222', message: '新密码不能与原密码相同' };
const noPayment: Refusal = { code: '5216', message: '请说明验证码用于哪笔付款' };
const noTicket: Refusal = { code: '5215', message: '请先完成图形验证' };
const outOfRange: Refusal = { code: '5223', message: '限额不在可设范围内' };

const queryPayType: Handler<typeof endpoints.queryPayType> = (state, { body, person }, now) => {
  const security = securityOf(state, person.usercode);
  const order = body.order === undefined ? undefined : orderOf(state, person.usercode, body.order, now);
  // An order is judged by what it was made for, whatever is asked.
  const kind = order === undefined ? body.kind : sceneOf(orderKindOf(order));
  const free = freeOf(state, person.usercode, now, kind);
  const limits = limitsOf(state, person.usercode, now, kind);
  const single = needOf(kind, body.money, free);
  const isTooMuch = single === 'within-free' && (body.together ?? 0) > freeLeft(free);
  const reason = isTooMuch ? 'day-used-up' : single;
  const methods = security.password === null ? (['code'] as const) : (['password', 'code'] as const);
  return {
    state,
    data: {
      // Coins of a team reward colleagues and pay for nothing else.
      accounts: (kind === 'transfer' || kind === 'booking') && person.senior ? [0, 1] : [0],
      reason,
      ways: reason === 'within-free' ? [] : [...methods],
      broken: limitBroken(body.money, limits, kind),
      free: {
        perPayment: toCoins(freePerPayment(kind, free)),
        perDay: toCoins(free.perDay),
        leftToday: toCoins(freeLeft(free)),
      },
      limits: {
        perPayment: toCoins(limits.perPayment),
        perDay: toCoins(limits.perDay),
        leftToday: toCoins(leftToday(limits)),
      },
      ...(order === undefined ? {} : { payWays: paymentMethodsOf(state, order, person, now) }),
    },
  };
};

const checkPassword: Handler<typeof endpoints.checkPassword> = (state, { body, person }, now) => {
  const tried = tryPassword(state, person.usercode, body.password, now);
  const isRight = tried.answer.result === 'right';
  return {
    state: isRight ? callAllowed(tried.state, person.usercode, body.allows, null, now) : tried.state,
    data: tried.answer,
  };
};

const sendCaptcha: Handler<typeof endpoints.sendCaptcha> = (state, { body, person }, now) => {
  const needsTicket = body.purpose === 'password';
  if (needsTicket && !state.tickets.includes(`${body.deviceId}|${body.ticket}`))
    return { state, refusal: noTicket };
  const about = body.purpose === 'payment' ? paymentToConfirm(body.payment) : body.purpose;
  if (about === null) return { state, refusal: noPayment };
  const sent = sendSms(state, person.usercode, about, now);
  if (sent.refusal !== undefined) return { state, refusal: sent.refusal };
  const tickets = state.tickets.filter((ticket) => ticket !== `${body.deviceId}|${body.ticket}`);
  return { state: { ...sent.state, tickets }, data: codeSentTo(person.mobile) };
};

/** What a code for payments is to confirm; null where nothing was said. */
function paymentToConfirm(payment: v.InferOutput<typeof endpoints.sendCaptcha.body>['payment']) {
  if (payment === null) return null;
  const calls = payment.calls.map(({ key, money }) => ({ key, amount: money }));
  return { payee: payment.payee, amount: sum(calls.map(({ amount }) => amount)), order: null, calls };
}

const checkCaptcha: Handler<typeof endpoints.checkCaptcha> = (state, { body, person }, now) => {
  const { usercode } = person;
  const keys = [body.allows].flat();
  const opened = keys.flatMap((key) => openedBy(state, usercode, body.purpose, key));
  if (opened.length < keys.length) return { state, data: { result: 'stale' } };
  const tried = trySms(state, usercode, body.purpose, body.code, now);
  const isRight = tried.result.result === 'right';
  return {
    state: isRight
      ? opened.reduce((before, { key, to }) => callAllowed(before, usercode, key, to, now), tried.state)
      : tried.state,
    data: tried.result,
  };
};

/** What a right code lets the call with a key do; nothing where the code was sent for other payments. */
function openedBy(
  state: MockState,
  usercode: string,
  purpose: CodePurpose,
  key: string,
): readonly { key: string; to: Proven }[] {
  if (purpose !== 'payment') return [{ key, to: purpose }];
  const calls = paymentOfCode(state, usercode)?.calls ?? [];
  return calls.filter((call) => call.key === key).map(({ amount }) => ({ key, to: { order: null, amount } }));
}

const updatePassword: Handler<typeof endpoints.updatePassword> = (state, { body, person, key }, now) => {
  const { usercode, mobile } = person;
  const { password } = securityOf(state, usercode);
  // A person without a password cannot prove it, and nothing is protected by it yet.
  if (password !== null && !isAllowed(state, usercode, key, 'password', now))
    return { state, refusal: notAllowed };
  if (weaknessOf(body.password, mobile) !== null) return { state, refusal: weak };
  if (password === body.password) return { state, refusal: same };
  return { state: passwordSet(state, usercode, body.password), data: {} };
};

const updatePaymentLimit: Handler<typeof endpoints.updatePaymentLimit> = (
  state,
  { body, person, key },
  now,
) => {
  const { usercode } = person;
  const { limits } = securityOf(state, usercode);
  if (limitsValidationError(body, limitRange) !== null) return { state, refusal: outOfRange };
  if (raises(body, limits) && !isAllowed(state, usercode, key, 'limits', now))
    return { state, refusal: notAllowed };
  return { state: withSecurity(state, usercode, { limits: body }), data: {} };
};

export const handlers = [
  serve(endpoints.queryPayType, queryPayType),
  serve(endpoints.checkPassword, checkPassword),
  serve(endpoints.sendCaptcha, sendCaptcha),
  serve(endpoints.checkCaptcha, checkCaptcha),
  serve(endpoints.updatePassword, updatePassword),
  serve(endpoints.updatePaymentLimit, updatePaymentLimit),
];
