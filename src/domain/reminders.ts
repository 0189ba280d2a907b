/** What people can be reminded of. */
export const reminderSubjects = ['activity', 'goods'] as const;
export type ReminderSubject = (typeof reminderSubjects)[number];

/** How long before something starts its reminder is sent, ms. */
const sentBefore = 10 * 60_000;

/** When the reminder of something that starts at this moment is sent, ms; afterwards none can be set. */
export function reminderTime(startsAt: number): number {
  return startsAt - sentBefore;
}
