import * as endpoints from '@/api/endpoints/jd-beans';
import { toMoment } from '@/domain/business-time';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { beansOf, isKnownToJd, jdAccountOf, withJdAccount } from '@/mocks/prepaid/jd-account';

const noPhone: Refusal = { code: '6221', message: '请先绑定手机号，再绑定京东账户' };
const unknownToJd: Refusal = { code: '6222', message: '你的手机号还没有京东账户，请先在京东注册' };
const alreadyBound: Refusal = { code: '6223', message: '已经绑定京东账户' };
const notBound: Refusal = { code: '6224', message: '还没有绑定京东账户' };

const jdBeans: Handler<typeof endpoints.jdBeans> = (state, { person }) => ({
  state,
  data: { account: wireAccount(state, person) },
});

const jdBeansToken: Handler<typeof endpoints.jdBeansToken> = (state, { person }, now) => {
  const account = jdAccountOf(state, person);
  if (account.since !== null) return { state, refusal: alreadyBound };
  if (person.mobile === '') return { state, refusal: noPhone };
  if (!isKnownToJd(person)) return { state, refusal: unknownToJd };
  const bound = withJdAccount(state, person.usercode, { ...account, since: now });
  return { state: bound, data: { account: wireAccount(bound, person) } };
};

const jdBeansUnbind: Handler<typeof endpoints.jdBeansUnbind> = (state, { person }) => {
  const account = jdAccountOf(state, person);
  if (account.since === null) return { state, refusal: notBound };
  return { state: withJdAccount(state, person.usercode, { ...account, since: null }), data: {} };
};

function wireAccount(state: MockState, person: Person) {
  const { since } = jdAccountOf(state, person);
  if (since === null) return null;
  return { tail: person.mobile.slice(-4), since: toMoment(since), beans: beansOf(state, person) };
}

export const handlers = [
  serve(endpoints.jdBeans, jdBeans),
  serve(endpoints.jdBeansToken, jdBeansToken),
  serve(endpoints.jdBeansUnbind, jdBeansUnbind),
];
