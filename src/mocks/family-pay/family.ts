import { toDay } from '@/domain/business-time';
import { familyPeriod } from '@/domain/family-pay/family-period';
import { sum, tenths, type Tenths } from '@/domain/money';
import type { MockState } from '@/mocks/core/state';
import { person } from '@/mocks/people/people';

/** An agreement that lets a family member pay with somebody's coins. */
export interface FamilyAgreement {
  readonly id: string;
  /** Usercodes: whose coins pay, and who may pay with them. */
  readonly owner: string;
  readonly member: string;
  /** What the member is to the owner, in the owner's words. */
  readonly relation: string;
  /** The most of one period. */
  readonly cap: Tenths;
  /** Day of the month, 1 to 28. */
  readonly resetDay: number;
  readonly state: 'invited' | 'active' | 'paused' | 'ended';
  /** Milliseconds. */
  readonly since: number;
}

/** A payment by an agreement, newest first. */
interface FamilyPayment {
  readonly orderId: string;
  readonly merchant: string;
  readonly goods: string;
  readonly amount: Tenths;
  readonly time: number;
  readonly refunded: boolean;
}

/** What a member paid by an agreement, newest first; what came back is marked. */
function familyPayments({ orders }: MockState, { id }: FamilyAgreement): readonly FamilyPayment[] {
  return orders
    .flatMap(({ id: orderId, merchant, goods, payment, state }): FamilyPayment[] => {
      if (payment?.family !== id || state === 'closed' || state === 'created') return [];
      const { coins: amount, sentAt: time } = payment;
      return [{ orderId, merchant, goods, amount, time, refunded: state === 'refunded' }];
    })
    .sort((one, other) => other.time - one.time);
}

/** Coins of the running period that an agreement has paid. */
function familySpent(state: MockState, agreement: FamilyAgreement, now: number): Tenths {
  const { from } = familyPeriod(agreement.resetDay, toDay(now));
  const counted = familyPayments(state, agreement).filter(
    ({ refunded, time }) => !refunded && toDay(time) >= from,
  );
  return sum(counted.map(({ amount }) => amount));
}

/** Coins that an agreement may still pay in the running period; none while it is not active. */
export function familyLeft(state: MockState, agreement: FamilyAgreement, now: number): Tenths {
  if (agreement.state !== 'active') return tenths(0);
  return tenths(Math.max(0, agreement.cap - familySpent(state, agreement, now)));
}

/** The agreements of a world at its beginning: three that the person gave, and one by which the person may pay. */
export function defaultFamily(epoch: number): readonly FamilyAgreement[] {
  const me = person(0).usercode;
  const since = epoch - 90 * 86_400_000;
  const given = (index: number, member: number) =>
    ({ id: `Y${index}`, owner: me, member: person(member).usercode, since }) as const;
  return [
    { ...given(1, 21), relation: '妈妈', cap: tenths(5_000), resetDay: 1, state: 'active' },
    { ...given(2, 22), relation: '爱人', cap: tenths(7_000), resetDay: 15, state: 'active' },
    { ...given(3, 23), relation: '弟弟', cap: tenths(10_000), resetDay: 1, state: 'paused' },
    {
      id: 'Y4',
      owner: person(24).usercode,
      member: me,
      relation: '爱人',
      cap: tenths(5_000),
      resetDay: 1,
      state: 'active',
      since,
    },
  ];
}
