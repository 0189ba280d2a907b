import type { AccountType } from '@/domain/account';
import { firstRunAfter, nextOccurrence, type Rhythm } from '@/domain/bookings/schedule';
import type { Day } from '@/domain/business-time';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { formatCoins } from '@/domain/money';
import type { Booking } from '@/queries/bookings';
import { downloadText } from '@/ui/browser/download-text';
import type { Messages } from './describe';
import { calendarFile, type CalendarEvent } from './rules/calendar-file';

/** Upcoming gifts as calendar events, one per booking and day; the blessing is left out, as calendars are often shared. */
function eventsOf(
  bookings: readonly Booking[],
  accountType: AccountType,
  now: number,
  messages: Messages,
): readonly CalendarEvent[] {
  const nameOf = namesToldApart(bookings.flatMap(({ recipients }) => recipients));
  return bookings.flatMap(({ id, cancelledAt, every, recipients, tag, money }) => {
    if (cancelledAt !== null) return [];
    const from = firstRunAfter(now);
    const event = (uid: string, first: Day, rhythm: Rhythm, people: Booking['recipients']) => ({
      uid: `${id}-${uid}@longcoin`,
      first,
      rhythm,
      title: messages.eventTitle(tag, messages.names(people.map(nameOf)), formatCoins(money)),
      note: messages.eventNote(messages.accounts[accountType]),
    });
    // Calendars have no rule for days that follow the Chinese calendar or the working days, so that each is an event.
    const floating = [...new Set(recipients.flatMap(({ days = [] }) => days))].filter((day) => day >= from);
    const anchors = new Set(recipients.flatMap(({ anchor, days }) => (days === undefined ? [anchor] : [])));
    return [
      ...floating.map((day) =>
        event(
          day,
          day,
          { anchor: day, every: 'once' },
          recipients.filter(({ days }) => days?.includes(day)),
        ),
      ),
      ...[...anchors].flatMap((anchor) => {
        const first = nextOccurrence({ anchor, every }, from);
        const people = recipients.filter((each) => each.anchor === anchor);
        return first === null ? [] : [event(anchor, first, { anchor, every }, people)];
      }),
    ];
  });
}

/** Downloads the upcoming gifts as a calendar file; gives the number of events. */
export function exportCalendar(
  bookings: readonly Booking[],
  accountType: AccountType,
  now: number,
  messages: Messages,
): number {
  const events = eventsOf(bookings, accountType, now, messages);
  if (events.length === 0) return 0;
  const name = messages.fileName(messages.accounts[accountType]);
  const file = calendarFile(name.replace(/\.ics$/, ''), events, now);
  downloadText(file, name, 'text/calendar;charset=utf-8');
  return events.length;
}
