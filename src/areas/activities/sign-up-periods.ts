import type { Activity } from '@/api/endpoints/activity';
import { fromMoment, toMoment } from '@/domain/business-time';
import type { Period } from '@/domain/period';
import { reminderTime } from '@/domain/reminders';

/** The periods at whose limits the page of an activity changes: its own, that of its sign-up, and that in which a reminder can be set. */
export function signUpPeriods({ startsAt, endsAt, signUp }: Activity): Period[] {
  const lastReminder = toMoment(reminderTime(fromMoment(startsAt)));
  return [
    { startsAt, endsAt },
    { startsAt: lastReminder, endsAt: startsAt },
    ...(signUp === null ? [] : [{ startsAt: signUp.opensAt, endsAt: signUp.closesAt }]),
  ];
}
