import { runTime, type Rhythm } from '@/domain/bookings/schedule';
import { toCalendarStamp, type Day } from '@/domain/business-time';

/** A gift as an entry of a calendar file. */
export interface CalendarEvent {
  /** The same in each export, so that a calendar replaces the event. */
  uid: string;
  /** The next day that it comes. */
  first: Day;
  rhythm: Rhythm;
  title: string;
  note: string;
}

/** Octets of a line (RFC 5545, 3.1). */
const longestLine = 75;

/** A calendar file (RFC 5545); `madeAt` in ms. Each gift is there at ten in the morning of business time, whatever zone the calendar is in. */
export function calendarFile(name: string, events: readonly CalendarEvent[], madeAt: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//LongCoin wallet//Bookings//ZH',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => linesOf(event, madeAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf({ uid, first, rhythm, title, note }: CalendarEvent, madeAt: number): string[] {
  const rule = ruleOf(rhythm);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${toCalendarStamp(madeAt)}`,
    `DTSTART:${toCalendarStamp(runTime(first))}`,
    ...(rule === null ? [] : [`RRULE:${rule}`]),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    'TRANSP:TRANSPARENT',
    // An alarm on the day before leaves time to add coins.
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** The RRULE of a rhythm. A day that a month lacks becomes its last day, which a plain rule would leave out. */
function ruleOf({ anchor, every }: Rhythm): string | null {
  if (every === 'once') return null;
  if (every === 'yearly')
    return anchor.endsWith('-02-29') ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY';
  const day = Number(anchor.slice(8));
  if (day <= 28) return 'FREQ=MONTHLY';
  const days = [28, 29, 30, 31].filter((each) => each <= day);
  return `FREQ=MONTHLY;BYMONTHDAY=${days.join(',')};BYSETPOS=-1`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|[\r\n]/g, '\\n');
}

/** Long lines are folded as RFC 5545 demands: the rest follows after a blank, and no character is cut in two. */
function folded(line: string): string {
  let octets = 0;
  let folds = '';
  for (const character of line) {
    const size = sizeOf(character);
    if (octets + size > longestLine) {
      folds += '\r\n ';
      octets = 1;
    }
    folds += character;
    octets += size;
  }
  return folds;
}

/** Octets of one character in UTF-8. */
function sizeOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}
