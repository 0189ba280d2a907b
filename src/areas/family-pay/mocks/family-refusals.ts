import { mostMembers, type FamilyTerms } from '@/domain/family-pay/agreement';
import { formatCoins, tenths } from '@/domain/money';
import { isActive } from '@/mocks/accounts/balances';
import { membersOf } from '@/mocks/cashier/family';
import { colleague } from '@/mocks/core/colleague';
import type { Refusal } from '@/mocks/core/handler';
import { personal } from '@/mocks/core/ledger';
import { people, type Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import type { CapRange, InviteeProblem } from '../rules/invitation';

/** What a cap may be. */
export const capRange: CapRange = { least: tenths(100), most: tenths(50_000) };

export const unknownAgreement: Refusal = { code: '5621', message: '没有找到这份亲情付' };
export const notNow: Refusal = { code: '5622', message: '这份亲情付的状态变了，请刷新后再试' };
export const departed: Refusal = { code: '5001', message: '您已离职，账户里的龙币不能再使用' };
const noAccount: Refusal = { code: '5002', message: '您还没有龙币账户' };
const capOutOfRange: Refusal = {
  code: '5623',
  message: `每月上限在 ${formatCoins(capRange.least)} 到 ${formatCoins(capRange.most)} 龙币之间`,
};

/** Why a person cannot let others spend coins; null if they can. */
export function ownerRefusal(state: MockState, { usercode, departed: hasLeft }: Person): Refusal | null {
  if (hasLeft) return departed;
  return isActive(state, personal(usercode)) ? null : noAccount;
}

/** Why these terms cannot be set; null where they can. */
export function termsRefusal({ cap }: Pick<FamilyTerms, 'cap'>): Refusal | null {
  return cap < capRange.least || cap > capRange.most ? capOutOfRange : null;
}

/** The person with this bound phone; undefined if there is none. */
export function personByPhone(state: MockState, mobile: string): Person | undefined {
  const found = people(state.seed.staff).find((each) => each.mobile === mobile);
  if (found === undefined) return undefined;
  const person = colleague(state, found.usercode);
  return person?.departed === true || person?.mobile !== mobile ? undefined : person;
}

/** Why an owner cannot invite a person of this name and phone; null if they can. */
export function inviteeProblem(
  state: MockState,
  owner: Person,
  { name, mobile }: { name: string; mobile: string },
  now: number,
): InviteeProblem | null {
  const members = membersOf(state, owner.usercode, now);
  if (members.length >= mostMembers) return 'full';
  if (mobile === owner.mobile) return 'self';
  const person = personByPhone(state, mobile);
  if (person === undefined) return 'unknown';
  if (person.name !== name.trim()) return 'other-name';
  return members.some(({ member }) => member === person.usercode) ? 'already' : null;
}

const problems: Readonly<Record<InviteeProblem, Refusal>> = {
  unknown: { code: '5624', message: '这个手机号还没有开通龙币钱包' },
  'other-name': { code: '5625', message: '姓名和手机号对不上' },
  self: { code: '5626', message: '不能邀请自己' },
  already: { code: '5627', message: 'TA 已经在你的亲情付里' },
  full: { code: '5628', message: `最多 ${mostMembers} 位家人` },
};

export function inviteeRefusal(problem: InviteeProblem): Refusal {
  return problems[problem];
}
