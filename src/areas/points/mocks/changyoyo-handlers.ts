import * as endpoints from '@/api/endpoints/changyoyo';
import { toMoment } from '@/domain/business-time';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { codeSentTo, sendSms, trySms } from '@/mocks/payment-security/sms';
import { partnerAccountOf, withPartnerAccount } from '@/mocks/points/partner-accounts';
import { exchange, termsOf } from './exchange-rules';

const foreignPhone: Refusal = { code: '5721', message: '手机号与账户绑定的不一致' };
const notBound: Refusal = { code: '5722', message: '请先绑定畅由会员' };
const alreadyBound: Refusal = { code: '5723', message: '已经绑定畅由会员' };

const changyoyoAccount: Handler<typeof endpoints.changyoyoAccount> = (state, { person }, now) => {
  const { since, points } = partnerAccountOf(state, person);
  const account = since === null ? null : { tail: person.mobile.slice(-4), since: toMoment(since), points };
  return { state, data: { ...termsOf(state, person.usercode, 'partner', now), account } };
};

const changyoyoSendCode: Handler<typeof endpoints.changyoyoSendCode> = (state, { body, person }, now) => {
  if (partnerAccountOf(state, person).since !== null) return { state, refusal: alreadyBound };
  if (body.mobile !== person.mobile) return { state, refusal: foreignPhone };
  const sent = sendSms(state, person.usercode, 'partner-points', now);
  if (sent.refusal !== undefined) return { state, refusal: sent.refusal };
  return { state: sent.state, data: codeSentTo(person.mobile) };
};

const changyoyoBind: Handler<typeof endpoints.changyoyoBind> = (state, { body, person }, now) => {
  const account = partnerAccountOf(state, person);
  if (account.since !== null) return { state, refusal: alreadyBound };
  if (body.mobile !== person.mobile) return { state, refusal: foreignPhone };
  const tried = trySms(state, person.usercode, 'partner-points', body.code, now);
  if (tried.result.result !== 'right') return { state: tried.state, data: tried.result };
  const bound = withPartnerAccount(tried.state, person.usercode, { ...account, since: now });
  return { state: bound, data: tried.result };
};

const changyoyoUnbind: Handler<typeof endpoints.changyoyoUnbind> = (state, { person }) => {
  const account = partnerAccountOf(state, person);
  if (account.since === null) return { state, refusal: notBound };
  return { state: withPartnerAccount(state, person.usercode, { ...account, since: null }), data: {} };
};

const changyoyoExchange: Handler<typeof endpoints.changyoyoExchange> = (state, request, now) =>
  partnerAccountOf(state, request.person).since === null
    ? { state, refusal: notBound }
    : exchange(state, request, 'partner', now);

export const handlers = [
  serve(endpoints.changyoyoAccount, changyoyoAccount),
  serve(endpoints.changyoyoSendCode, changyoyoSendCode),
  serve(endpoints.changyoyoBind, changyoyoBind),
  serve(endpoints.changyoyoUnbind, changyoyoUnbind),
  serve(endpoints.changyoyoExchange, changyoyoExchange),
];
