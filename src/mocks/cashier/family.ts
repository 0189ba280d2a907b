import { toDay } from '@/domain/business-time';
import {
  agreementAfter,
  invitationGoodFor,
  type AgreementChange,
  type AgreementSide,
} from '@/domain/family-pay/agreement';
import { familyPeriod } from '@/domain/family-pay/family-period';
import { sum, tenths, type Tenths } from '@/domain/money';
import { colleague } from '@/mocks/core/colleague';
import { nextId, type MockState } from '@/mocks/core/state';
import { earlierPayments } from './earlier-family-payments';
import type { FamilyAgreement, FamilyPayment } from './family-agreement';

/** What a member paid by an agreement, newest first; what came back is marked. */
export function familyPayments(state: MockState, agreement: FamilyAgreement): readonly FamilyPayment[] {
  const paid = state.orders.flatMap(
    ({ id: orderId, merchant, goods, payment, refunds, state: orderState }): FamilyPayment[] => {
      if (payment?.family !== agreement.id || orderState === 'closed' || orderState === 'created') return [];
      const { coins: amount, sentAt: time, billId } = payment;
      const back = sum(refunds.map((refund) => refund.back?.coins ?? tenths(0)));
      return [{ orderId, merchant, goods, amount, back, time, state: orderState, billId }];
    },
  );
  return [...paid, ...earlierPayments(state.seed, agreement)].sort((one, other) => other.time - one.time);
}

/** Coins of the running period that an agreement has paid, without those that came back. */
export function familySpent(state: MockState, agreement: FamilyAgreement, now: number): Tenths {
  const { from } = familyPeriod(agreement.resetDay, toDay(now));
  const counted = familyPayments(state, agreement).filter(({ time }) => toDay(time) >= from);
  return tenths(sum(counted.map(({ amount }) => amount)) - sum(counted.map(({ back }) => back)));
}

/** Coins that an agreement may still pay in the running period; none while it is not active. */
export function familyLeft(state: MockState, agreement: FamilyAgreement, now: number): Tenths {
  if (agreement.state !== 'active') return tenths(0);
  return tenths(Math.max(0, agreement.cap - familySpent(state, agreement, now)));
}

/** The side of an agreement that a person is on; null for all others. */
export function sideOf({ owner, member }: FamilyAgreement, usercode: string): AgreementSide | null {
  if (usercode === owner) return 'owner';
  return usercode === member ? 'member' : null;
}

/** The agreements of a person as of now, newest first; an invitation that was not answered in time has ended. */
export function agreementsOf(state: MockState, usercode: string, now: number): readonly FamilyAgreement[] {
  return state.family
    .filter((agreement) => sideOf(agreement, usercode) !== null)
    .map((agreement) => answeredInTime(agreement, now))
    .sort((one, other) => other.since - one.since);
}

function answeredInTime(agreement: FamilyAgreement, now: number): FamilyAgreement {
  const until = agreement.since + invitationGoodFor;
  if (agreement.state !== 'invited' || now < until) return agreement;
  return { ...agreement, state: 'ended', ended: { how: 'expired', at: until } };
}

/** The current members of an owner, invited and paused ones included. */
export function membersOf(state: MockState, owner: string, now: number): readonly FamilyAgreement[] {
  return agreementsOf(state, owner, now).filter(
    (agreement) => agreement.owner === owner && agreement.state !== 'ended',
  );
}

/** A new invitation. */
export function invited(
  state: MockState,
  content: Pick<FamilyAgreement, 'owner' | 'member' | 'relation' | 'cap' | 'resetDay'>,
  now: number,
): { state: MockState; agreement: FamilyAgreement } {
  const { id, state: named } = nextId(state, 'Y');
  const agreement: FamilyAgreement = { ...content, id, state: 'invited', since: now, ended: null };
  return { state: { ...named, family: [...named.family, agreement] }, agreement };
}

/** An agreement after a change that one side asks for; null where the table does not allow it. */
export function changedBy(
  agreement: FamilyAgreement,
  change: AgreementChange,
  side: AgreementSide,
  now: number,
): FamilyAgreement | null {
  const after = agreementAfter(agreement.state, change, side);
  if (after === null) return null;
  return {
    ...agreement,
    state: after.state,
    since: change === 'accept' ? now : agreement.since,
    ended: after.end === null ? null : { how: after.end, at: now },
  };
}

/** Puts a changed agreement in the place of the former one. */
export function withAgreement(state: MockState, changed: FamilyAgreement): MockState {
  return { ...state, family: state.family.map((each) => (each.id === changed.id ? changed : each)) };
}

/** The name of one side of an agreement. */
export function nameOf(state: MockState, usercode: string): string {
  return colleague(state, usercode)?.name ?? usercode;
}
