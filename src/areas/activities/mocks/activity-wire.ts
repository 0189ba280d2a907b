import type { WireDataOf } from '@/api/endpoint';
import type * as endpoints from '@/api/endpoints/activity';
import { toMoment } from '@/domain/business-time';
import type { MallActivity } from '@/mocks/activities/mall-activity';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { isReminded } from '@/mocks/reminders/reminders';
import { activityDrawn } from './activity-drawings';
import { colleaguesIn, joinedCount, signUpOf } from './sign-ups';

export function wirePeriod({ startsAt, endsAt }: MallActivity) {
  return { startsAt: toMoment(startsAt), endsAt: toMoment(endsAt) };
}

/** An activity as this person sees it. */
export function wireActivity(
  state: MockState,
  activity: MallActivity,
  person: Person,
  now: number,
): WireDataOf<typeof endpoints.activityList>['activities'][number] & object {
  const { id, title, line, category, address } = activity;
  return {
    id,
    title,
    line,
    category,
    address,
    ...wirePeriod(activity),
    picture: activityDrawn(category, Number(id.slice(-1)) + 1),
    joined: joinedCount(state, activity),
    colleagues: colleaguesIn(state, activity, person),
    signUp: signUpOf(state, activity, person, now),
    isReminded: isReminded(state, { about: 'activity', id, usercode: person.usercode }),
  };
}
