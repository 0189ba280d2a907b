import type { SignUp } from '@/domain/activities/sign-up';
import { toMoment } from '@/domain/business-time';
import { barredFrom } from '@/mocks/activities/activity-terms';
import type { MallActivity } from '@/mocks/activities/mall-activity';
import { colleague } from '@/mocks/core/colleague';
import type { Person } from '@/mocks/core/people';
import { chance, fingerprint } from '@/mocks/core/random';
import type { MockState } from '@/mocks/core/state';

/** A sign-up for an activity. */
export interface ActivityJoin {
  readonly activity: string;
  readonly usercode: string;
  /** Milliseconds. */
  readonly time: number;
}

/** What the person has taken part in when a world begins: a tournament, and what the last Mid-Autumn offered. */
export function earlierJoins(usercode: string, epoch: number): readonly ActivityJoin[] {
  const day = 86_400_000;
  return [
    { activity: 'A0022', usercode, time: epoch - 61 * day },
    { activity: 'A0019', usercode, time: epoch - 34 * day },
  ];
}

export function hasJoined(state: MockState, activity: string, usercode: string): boolean {
  return state.activityJoins.some((join) => join.activity === activity && join.usercode === usercode);
}

/** How many take part; those who had joined before the world began are counted in the activity itself. */
export function joinedCount(state: MockState, { id, joined }: MallActivity): number {
  return (
    joined +
    state.activityJoins.filter(({ activity, time }) => activity === id && time >= state.seed.epoch).length
  );
}

/** How many of the person's department take part, the person left out. */
export function colleaguesIn(state: MockState, { id, joined }: MallActivity, person: Person): number {
  const draw = Number.parseInt(fingerprint(`${id} ${person.department}`).slice(0, 6), 36);
  const before = Math.min(joined, Math.floor(chance(73, draw) * 12));
  const since = state.activityJoins.filter(
    ({ activity, usercode }) =>
      activity === id &&
      usercode !== person.usercode &&
      colleague(state, usercode)?.department === person.department,
  );
  return before + since.length;
}

/** How an activity is signed up for, as this person sees it; null where there is no sign-up. */
export function signUpOf(
  state: MockState,
  activity: MallActivity,
  person: Person,
  now: number,
): SignUp | null {
  const { signUp, audience } = activity.terms;
  if (signUp === null) return null;
  return {
    opensAt: toMoment(signUp.opensAt),
    closesAt: toMoment(signUp.closesAt),
    capacity: signUp.capacity,
    joined: joinedCount(state, activity),
    isJoined: hasJoined(state, activity.id, person.usercode),
    barred: barredFrom(audience, person, now),
  };
}
