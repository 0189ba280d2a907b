import { toMoment } from '@/domain/business-time';
import { wasPaid } from '@/domain/orders/order-state';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import type { MockState } from '@/mocks/core/state';
import { notAllowed } from '@/mocks/payment-security/not-allowed';
import { callAllowed, isAllowed } from '@/mocks/payment-security/security';
import { codeSentTo, sendSms, trySms } from '@/mocks/payment-security/sms';
import * as endpoints from '../endpoints/recharge-account';
import { numberProblem } from '../rules/phone-number';
import { accountProblems, longestAccountName, mostAccounts } from '../rules/saved-account';
import {
  earlierTopUps,
  hasRoomForNumber,
  numberDeleted,
  numberSaved,
  numbersOf,
  type PaidNumber,
} from './saved-numbers';

const unknown: Refusal = { code: '6411', message: '没有找到这个账号，可能已经删除' };
const full: Refusal = { code: '6412', message: `最多存 ${mostAccounts} 个账号` };
const badName: Refusal = { code: '6413', message: `姓名要有 1 到 ${longestAccountName} 个字` };
const badNumber: Refusal = { code: '6414', message: '手机号不对，请核对' };
const duplicate: Refusal = { code: '6415', message: '这个号码已经存过了' };

const rechargeRelations: Handler<typeof endpoints.rechargeRelations> = (state, { person }) => ({
  state,
  data: {
    relations: numbersOf(state, person.usercode).map(({ id, relation, name, number, isDefault }) => ({
      id,
      relation,
      name,
      number,
      isDefault,
    })),
  },
});

const saveRechargeRelation: Handler<typeof endpoints.saveRechargeRelation> = (
  before,
  { body, person, key },
  now,
) => {
  const { usercode } = person;
  const refuse = (refusal: Refusal) => ({ state: before, refusal });
  const own = numbersOf(before, usercode);
  if (body.id === '' && !hasRoomForNumber(before, usercode)) return refuse(full);
  if (body.id !== '' && !own.some(({ id }) => id === body.id)) return refuse(unknown);
  const fields = { ...body, name: body.name.trim() };
  const others = own.filter(({ id }) => id !== body.id);
  const problems = accountProblems(fields, others);
  if (problems.name !== null) return refuse(badName);
  if (problems.number !== null) return refuse(problems.number.kind === 'duplicate' ? duplicate : badNumber);
  if (!isAllowed(before, usercode, key, 'saved-numbers', now)) return refuse(notAllowed);
  const { state, id } = numberSaved(before, usercode, fields);
  return { state, data: { id } };
};

const deleteRechargeRelation: Handler<typeof endpoints.deleteRechargeRelation> = (
  state,
  { body, person, key },
  now,
) => {
  const found = numbersOf(state, person.usercode).find(({ id }) => id === body.id);
  if (found === undefined) return { state, refusal: unknown };
  if (!isAllowed(state, person.usercode, key, 'saved-numbers', now)) return { state, refusal: notAllowed };
  return { state: numberDeleted(state, found), data: {} };
};

const smsCodes: Handler<typeof endpoints.smsCodes> = (state, { person }, now) => {
  const sent = sendSms(state, person.usercode, 'saved-numbers', now);
  if (sent.refusal !== undefined) return { state, refusal: sent.refusal };
  return { state: sent.state, data: codeSentTo(person.mobile) };
};

const checkSmsCodes: Handler<typeof endpoints.checkSmsCodes> = (state, { body, person }, now) => {
  const tried = trySms(state, person.usercode, 'saved-numbers', body.code, now);
  const isRight = tried.result.result === 'right';
  return {
    state: isRight
      ? callAllowed(tried.state, person.usercode, body.allows, 'saved-numbers', now)
      : tried.state,
    data: tried.result,
  };
};

const rechargeAccounts: Handler<typeof endpoints.rechargeAccounts> = (state, { person }) => ({
  state,
  data: {
    own: numberProblem(person.mobile) === null ? person.mobile : '',
    accounts: latestOf(paidBy(state, person.usercode)).map(({ paidAt, ...paid }) => ({
      ...paid,
      paidAt: toMoment(paidAt),
    })),
  },
});

/** A person's top-ups that were not refunded. */
function paidBy(state: MockState, usercode: string): readonly PaidNumber[] {
  const ordered = state.orders.flatMap(({ buyer, topUp, payment, state: at }): PaidNumber[] => {
    const paidAt = payment?.settledAt ?? null;
    if (buyer !== usercode || topUp === null || paidAt === null) return [];
    const isBack = at === 'refunding' || at === 'refunded';
    return wasPaid(at) && !isBack ? [{ number: topUp.number, face: topUp.face, paidAt }] : [];
  });
  return [...earlierTopUps(state, usercode), ...ordered];
}

/** The last time of each number, the newest first. */
function latestOf(paid: readonly PaidNumber[]): readonly PaidNumber[] {
  const newestFirst = [...paid].sort((one, other) => other.paidAt - one.paidAt);
  return newestFirst.filter(
    ({ number }, index) => newestFirst.findIndex((each) => each.number === number) === index,
  );
}

export const handlers = [
  serve(endpoints.rechargeRelations, rechargeRelations),
  serve(endpoints.saveRechargeRelation, saveRechargeRelation),
  serve(endpoints.deleteRechargeRelation, deleteRechargeRelation),
  serve(endpoints.smsCodes, smsCodes),
  serve(endpoints.checkSmsCodes, checkSmsCodes),
  serve(endpoints.rechargeAccounts, rechargeAccounts),
];
