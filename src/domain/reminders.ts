/** What people can be reminded of; `flash` is the start of a session for its goods, `flashStock` goods of it that are there again. */
export const reminderSubjects = ['activity', 'goods', 'flash', 'flashStock'] as const;
export type ReminderSubject = (typeof reminderSubjects)[number];

/** How long before something starts its reminder is sent, ms. */
const sentBefore = 10 * 60_000;

/** When the reminder of something that starts at this moment is sent, ms; afterwards none can be set. */
export function reminderTime(startsAt: number): number {
  return startsAt - sentBefore;
}

/** Goods of a session of the flash sale as reminders name them. */
export function flashReminderId(session: string, goods: string): string {
  return `${session}/${goods}`;
}
