import type { ReminderSubject } from '@/domain/reminders';
import type { MockState } from '@/mocks/core/state';
import { withSent } from '@/mocks/payment-security/sms';
import { noticeOf } from './reminder-notices';

/** A reminder that is set and has not been sent yet. */
export interface Reminder {
  readonly about: ReminderSubject;
  readonly id: string;
  readonly usercode: string;
}

export function isReminded(state: MockState, reminder: Reminder): boolean {
  return state.reminders.some((each) => isSame(each, reminder));
}

export function withReminder(state: MockState, reminder: Reminder): MockState {
  if (isReminded(state, reminder)) return state;
  return { ...state, reminders: [...state.reminders, reminder] };
}

export function withoutReminder(state: MockState, reminder: Reminder): MockState {
  return { ...state, reminders: state.reminders.filter((each) => !isSame(each, reminder)) };
}

/** Sends by the public account what is due, each reminder once. */
export function withReminders(state: MockState, now: number): MockState {
  let after = state;
  for (const reminder of state.reminders) {
    const notice = noticeOf(after, reminder, now);
    if (notice === null || notice.time > now) continue;
    const { text, link, time } = notice;
    after = withSent(withoutReminder(after, reminder), {
      kind: 'notice',
      to: reminder.usercode,
      time,
      text,
      link,
    });
  }
  return after;
}

function isSame(one: Reminder, other: Reminder): boolean {
  return one.about === other.about && one.id === other.id && one.usercode === other.usercode;
}
