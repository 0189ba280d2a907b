import type { Person } from '@/mocks/core/people';
import { chance } from '@/mocks/core/random';
import type { MockState } from '@/mocks/core/state';

/** A person's account with the partner for points. */
export interface PartnerAccount {
  /** When it was bound, ms; null while it is not. */
  readonly since: number | null;
  readonly points: number;
}

/** A person's account with the partner, bound or not. */
export function partnerAccountOf(
  { partnerAccounts }: MockState,
  { usercode, index }: Pick<Person, 'usercode' | 'index'>,
): PartnerAccount {
  return partnerAccounts[usercode] ?? { since: null, points: 200 + Math.floor(chance(17, index) * 3_000) };
}

export function withPartnerAccount(state: MockState, usercode: string, account: PartnerAccount): MockState {
  return { ...state, partnerAccounts: { ...state.partnerAccounts, [usercode]: account } };
}

/** Adds points to a bound account. */
export function withPartnerPoints(state: MockState, usercode: string, added: number): MockState {
  const account = state.partnerAccounts[usercode];
  if (account === undefined) return state;
  return withPartnerAccount(state, usercode, { ...account, points: account.points + added });
}
