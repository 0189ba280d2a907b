import { findPerson, type Person } from './people';
import type { MockState } from './state';

/** A person's current state: departures, bound phones and approved applications of this world are applied. */
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
