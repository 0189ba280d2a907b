import type { WireDataOf } from '@/api/endpoint';
import { toMoment } from '@/domain/business-time';
import {
  givesMore,
  invitationGoodFor,
  mostMembers,
  needsProof,
  type AgreementChange,
} from '@/domain/family-pay/agreement';
import { formatCoins, toCoins } from '@/domain/money';
import {
  agreementsOf,
  changedBy,
  familyLeft,
  familyPayments,
  familySpent,
  invited,
  nameOf,
  sideOf,
  withAgreement,
} from '@/mocks/cashier/family';
import type { FamilyAgreement, FamilyPayment } from '@/mocks/cashier/family-agreement';
import { colleague } from '@/mocks/core/colleague';
import { serve, type Handler } from '@/mocks/core/handler';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { notAllowed } from '@/mocks/payment-security/not-allowed';
import { isAllowed } from '@/mocks/payment-security/security';
import { withSent } from '@/mocks/payment-security/sms';
import * as endpoints from '../endpoints';
import {
  capRange,
  departed,
  inviteeProblem,
  inviteeRefusal,
  notNow,
  ownerRefusal,
  personByPhone,
  termsRefusal,
  unknownAgreement,
} from './family-refusals';

type WireAgreement = NonNullable<WireDataOf<typeof endpoints.affectionPayDetail>>['agreement'];
type WirePayment = WireDataOf<typeof endpoints.affectionPayRecords>['records'][number];

const caps = { least: toCoins(capRange.least), most: toCoins(capRange.most) };

const affectionPayList: Handler<typeof endpoints.affectionPayList> = (state, { person }, now) => {
  const all = agreementsOf(state, person.usercode, now);
  const of = (side: 'owner' | 'member') =>
    all
      .filter((each) => sideOf(each, person.usercode) === side)
      .map((each) => wireAgreement(state, each, person, now));
  return { state, data: { given: of('owner'), received: of('member'), members: mostMembers, caps } };
};

const affectionPayDetail: Handler<typeof endpoints.affectionPayDetail> = (state, { body, person }, now) => {
  const found = agreementOf(state, person, body.id, now);
  return {
    state,
    data: found === undefined ? null : { agreement: wireAgreement(state, found, person, now), caps },
  };
};

const affectionPayRecords: Handler<typeof endpoints.affectionPayRecords> = (state, { body, person }, now) => {
  const { usercode } = person;
  const asked = agreementsOf(state, usercode, now).filter((each) =>
    body.id === '' ? each.owner === usercode : each.id === body.id,
  );
  const payments = asked
    .flatMap((agreement) => familyPayments(state, agreement).map((payment) => ({ agreement, payment })))
    .sort((one, other) => other.payment.time - one.payment.time);
  const first = (body.page - 1) * body.size;
  return {
    state,
    data: {
      total: payments.length,
      records: payments
        .slice(first, first + body.size)
        .map(({ agreement, payment }) => wirePayment(state, agreement, payment, person)),
    },
  };
};

const affectionPayCheck: Handler<typeof endpoints.affectionPayCheck> = (state, { body, person }, now) => {
  const refusal = ownerRefusal(state, person);
  return refusal === null
    ? { state, data: { problem: inviteeProblem(state, person, body, now) } }
    : { state, refusal };
};

const affectionPayInvite: Handler<typeof endpoints.affectionPayInvite> = (
  before,
  { body, person, key },
  now,
) => {
  const { usercode, name } = person;
  const ownRefusal = ownerRefusal(before, person);
  if (ownRefusal !== null) return { state: before, refusal: ownRefusal };
  if (!isAllowed(before, usercode, key, 'family', now)) return { state: before, refusal: notAllowed };
  const problem = inviteeProblem(before, person, body, now);
  if (problem !== null) return { state: before, refusal: inviteeRefusal(problem) };
  const refusal = termsRefusal(body);
  if (refusal !== null) return { state: before, refusal };
  const member = personByPhone(before, body.mobile);
  if (member === undefined) return { state: before, refusal: inviteeRefusal('unknown') };
  const { relation, cap, resetDay } = body;
  const content = { owner: usercode, member: member.usercode, relation, cap, resetDay };
  const { state, agreement } = invited(before, content, now);
  const text = `${name}邀请你用 TA 的龙币付款，每月最多 ${formatCoins(cap)}，7 天内有效。`;
  return { state: told(state, member.usercode, agreement, text, now), data: { id: agreement.id } };
};

const affectionPaySave: Handler<typeof endpoints.affectionPaySave> = (state, { body, person, key }, now) => {
  const found = agreementOf(state, person, body.id, now);
  if (found === undefined || body.id === '' || found.owner !== person.usercode)
    return { state, refusal: unknownAgreement };
  if (found.state === 'ended') return { state, refusal: notNow };
  const refusal = termsRefusal(body);
  if (refusal !== null) return { state, refusal };
  if (givesMore(found, body) && !isAllowed(state, person.usercode, key, 'family', now))
    return { state, refusal: notAllowed };
  const changed = { ...found, cap: body.cap, resetDay: body.resetDay };
  const text = `${person.name}把你的亲情付改成每月最多 ${formatCoins(body.cap)}，每月 ${body.resetDay} 日重置。`;
  return { state: told(withAgreement(state, changed), found.member, found, text, now), data: {} };
};

const affectionPayChange: Handler<typeof endpoints.affectionPayChange> = (
  state,
  { body, person, key },
  now,
) => {
  const found = agreementOf(state, person, body.id, now);
  const side = found === undefined || body.id === '' ? null : sideOf(found, person.usercode);
  if (found === undefined || side === null) return { state, refusal: unknownAgreement };
  if (person.departed && body.change === 'resume') return { state, refusal: departed };
  const changed = changedBy(found, body.change, side, now);
  if (changed === null) return { state, refusal: notNow };
  if (needsProof(body.change) && !isAllowed(state, person.usercode, key, 'family', now))
    return { state, refusal: notAllowed };
  const other = side === 'owner' ? found.member : found.owner;
  const text = changeTexts[body.change](person.name);
  return { state: told(withAgreement(state, changed), other, found, text, now), data: {} };
};

const changeTexts: Readonly<Record<AgreementChange, (name: string) => string>> = {
  accept: (name) => `${name}接受了你的亲情付，可以用你的龙币付款了。`,
  decline: (name) => `${name}没有接受你的亲情付。`,
  withdraw: (name) => `${name}撤回了亲情付邀请。`,
  pause: (name) => `${name}暂停了你的亲情付，暂时不能付款。`,
  resume: (name) => `${name}恢复了你的亲情付，又可以付款了。`,
  remove: (name) => `${name}结束了你的亲情付。`,
  leave: (name) => `${name}不再使用你的亲情付。`,
};

function told(state: MockState, to: string, { id }: FamilyAgreement, text: string, time: number): MockState {
  return withSent(state, { kind: 'notice', to, time, text, link: `/familyPayDetail?id=${id}` });
}

/** An agreement of the person; the newest one without an id. */
function agreementOf(state: MockState, { usercode }: Person, id: string, now: number) {
  const all = agreementsOf(state, usercode, now);
  return id === '' ? all[0] : all.find((each) => each.id === id);
}

function wireAgreement(
  state: MockState,
  agreement: FamilyAgreement,
  person: Person,
  now: number,
): WireAgreement {
  const { id, owner, member, relation, cap, resetDay, state: agreementState, since, ended } = agreement;
  const side = owner === person.usercode ? 'owner' : 'member';
  const other = side === 'owner' ? member : owner;
  return {
    id,
    side,
    name: nameOf(state, other),
    tail: (colleague(state, other)?.mobile ?? '').slice(-4),
    relation,
    cap: toCoins(cap),
    used: toCoins(familySpent(state, agreement, now)),
    left: toCoins(familyLeft(state, agreement, now)),
    resetDay,
    state: agreementState,
    since: toMoment(since),
    until: agreementState === 'invited' ? toMoment(since + invitationGoodFor) : null,
    ended: ended === null ? null : { how: ended.how, at: toMoment(ended.at) },
  };
}

function wirePayment(
  state: MockState,
  { id, owner, member }: FamilyAgreement,
  payment: FamilyPayment,
  person: Person,
): WirePayment {
  const { orderId, merchant, goods, amount, time, billId } = payment;
  return {
    id: orderId,
    agreement: id,
    payer: nameOf(state, member),
    merchant,
    goods,
    amount: toCoins(amount),
    time: toMoment(time),
    state: payment.state,
    billId: owner === person.usercode ? billId : null,
  };
}

export const handlers = [
  serve(endpoints.affectionPayList, affectionPayList),
  serve(endpoints.affectionPayDetail, affectionPayDetail),
  serve(endpoints.affectionPayRecords, affectionPayRecords),
  serve(endpoints.affectionPayCheck, affectionPayCheck),
  serve(endpoints.affectionPayInvite, affectionPayInvite),
  serve(endpoints.affectionPaySave, affectionPaySave),
  serve(endpoints.affectionPayChange, affectionPayChange),
];
