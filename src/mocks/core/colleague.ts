import { findPerson, type Person } from './people';
import type { MockState } from './state';

/** Somebody of this world, as of now: who left since is departed, a phone that is not bound is none, and whose application was approved leads a team. */
export function colleague(state: MockState, usercode: string): Person | undefined {
  const found = findPerson(usercode, state.seed.staff);
  if (found === undefined) return undefined;
  const isGone = state.leavers.includes(found.usercode);
  const isPhoneless = state.withoutPhone.includes(found.usercode);
  const isLeader = state.leaders.includes(found.usercode);
  if (!isGone && !isPhoneless && !isLeader) return found;
  return {
    ...found,
    departed: found.departed || isGone,
    mobile: isPhoneless ? '' : found.mobile,
    senior: found.senior || isLeader,
  };
}
