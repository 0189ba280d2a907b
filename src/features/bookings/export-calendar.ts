import type { AccountType } from '@/domain/account';
import { calendarFile, type CalendarEvent } from '@/domain/bookings/calendar-file';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { formatCoins } from '@/domain/money';
import { firstRunAfter, nextOccurrence } from '@/domain/bookings/schedule';
import type { Booking } from '@/queries/bookings';
import type { Messages } from './describe';
import { downloadText } from '@/ui/browser/download-text';

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
    const anchors = [...new Set(recipients.map(({ anchor }) => anchor))];
    return anchors.flatMap((anchor) => {
      const first = nextOccurrence({ anchor, every }, firstRunAfter(now));
      if (first === null) return [];
      const names = recipients.filter((each) => each.anchor === anchor).map(nameOf);
      return [
        {
          uid: `${id}-${anchor}@longcoin`,
          first,
          rhythm: { anchor, every },
          title: messages.eventTitle(tag, messages.names(names), formatCoins(money)),
          note: messages.eventNote(messages.accounts[accountType]),
        },
      ];
    });
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
