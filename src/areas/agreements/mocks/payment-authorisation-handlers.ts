import type * as v from 'valibot';
import * as endpoints from '@/api/endpoints/payment-authorisation';
import { toMoment } from '@/domain/business-time';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { nextId } from '@/mocks/core/state';
import { codeSentTo, sendSms, trySms } from '@/mocks/payment-security/sms';
import {
  givenBy,
  partnerOf,
  partners,
  untilAfter,
  withGiven,
  type Given,
  type MockPartner,
} from './authorisations';

const unknown: Refusal = { code: '5301', message: '没有找到这项授权，可能已经收回' };
const over: Refusal = { code: '5302', message: '这项授权已经到期，请重新授权' };
const noPayment: Refusal = { code: '5303', message: '这项授权不能付款' };
const foreignPhone: Refusal = { code: '5304', message: '手机号与绑定的不一致' };
const noOffer: Refusal = { code: '5305', message: '暂时不能绑定这个应用的付款授权' };

const queryPaymentList: Handler<typeof endpoints.queryPaymentList> = (state, { person }, now) => {
  const given = givenBy(state, person.usercode);
  return {
    state,
    data: {
      list: given.flatMap((each) => shown(each, person.mobile)),
      offers: offersTo(given, now).map(({ appId, name, hosts, use, days, freeLimit }) => ({
        appId,
        partner: name,
        host: hosts[0],
        use,
        days,
        freeLimit: freeLimit ?? 0,
      })),
    },
  };
};

const queryPayment: Handler<typeof endpoints.queryPayment> = (state, { body, person }) => {
  const found = givenBy(state, person.usercode).find(({ id }) => id === body.id);
  const [authorisation] = found === undefined ? [] : shown(found, person.mobile);
  return { state, data: { authorisation: authorisation ?? null } };
};

const cannelPayment: Handler<typeof endpoints.cannelPayment> = (state, { body, person }) => {
  const { given } = state.authorisations;
  const left = given.filter(({ id, usercode }) => id !== body.id || usercode !== person.usercode);
  if (left.length === given.length) return { state, refusal: unknown };
  return { state: { ...state, authorisations: { ...state.authorisations, given: left } }, data: {} };
};

const modifyPaymentAuth: Handler<typeof endpoints.modifyPaymentAuth> = (state, { body, person }, now) => {
  const found = givenBy(state, person.usercode).find(({ id }) => id === body.id);
  if (found === undefined) return { state, refusal: unknown };
  if (found.until <= now) return { state, refusal: over };
  if (found.kind !== 'payment') return { state, refusal: noPayment };
  const changed: Given =
    'days' in body ? { ...found, until: untilAfter(body.days, now) } : { ...found, freePay: body.freePay };
  const [authorisation] = shown(changed, person.mobile);
  if (authorisation === undefined) return { state, refusal: unknown };
  return { state: withGiven(state, changed), data: { authorisation } };
};

const checkMobile: Handler<typeof endpoints.checkMobile> = (state, { body, person }) => ({
  state,
  data: { own: person.mobile !== '' && body.mobile === person.mobile },
});

const sendMsg: Handler<typeof endpoints.sendMsg> = (state, { body, person }, now) => {
  if (body.mobile !== person.mobile) return { state, refusal: foreignPhone };
  const sent = sendSms(state, person.usercode, 'binding', now);
  if (sent.refusal !== undefined) return { state, refusal: sent.refusal };
  return { state: sent.state, data: codeSentTo(person.mobile) };
};

const paymentBinding: Handler<typeof endpoints.paymentBinding> = (
  state,
  { body: { appId, mobile, code }, person: { usercode, mobile: own } },
  now,
) => {
  if (mobile !== own) return { state, refusal: foreignPhone };
  const offer = offersTo(givenBy(state, usercode), now).find((partner) => partner.appId === appId);
  if (offer === undefined) return { state, refusal: noOffer };
  const tried = trySms(state, usercode, 'binding', code, now);
  if (tried.result.result !== 'right') return { state: tried.state, data: tried.result };
  const named = nextId(tried.state, 'A');
  const until = untilAfter(offer.days, now);
  const given = { id: named.id, usercode, appId, kind: 'payment', since: now, until, freePay: true } as const;
  return { state: withGiven(named.state, given), data: tried.result };
};

/** Partners that take coins and may not yet. */
function offersTo(given: readonly Given[], now: number): readonly MockPartner[] {
  const bound = given.filter(({ kind, until }) => kind === 'payment' && until > now);
  return partners.filter(
    ({ appId, freeLimit }) => freeLimit !== null && !bound.some((each) => each.appId === appId),
  );
}

type Shown = v.InferInput<typeof endpoints.queryPaymentList.data>['list'];

/** As the app is told; nothing of a partner that is gone. */
function shown({ id, appId, kind, since, until, freePay }: Given, mobile: string): Shown {
  const partner = partnerOf(appId);
  if (partner === undefined) return [];
  const { name, hosts, shared, use, freeLimit } = partner;
  const payment = kind === 'payment' && freeLimit !== null;
  return [
    {
      id,
      appId,
      partner: name,
      host: hosts[0],
      kind,
      shared: [...shared],
      use,
      since: toMoment(since),
      until: toMoment(until),
      payment: payment ? { tail: mobile.slice(-4) || '----', freePay, freeLimit } : null,
    },
  ];
}

export const handlers = [
  serve(endpoints.queryPaymentList, queryPaymentList),
  serve(endpoints.queryPayment, queryPayment),
  serve(endpoints.cannelPayment, cannelPayment),
  serve(endpoints.modifyPaymentAuth, modifyPaymentAuth),
  serve(endpoints.checkMobile, checkMobile),
  serve(endpoints.sendMsg, sendMsg),
  serve(endpoints.paymentBinding, paymentBinding),
];
