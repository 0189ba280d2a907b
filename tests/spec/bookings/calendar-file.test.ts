import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from '@/areas/bookings/rules/calendar-file';
import type { Recurrence } from '@/domain/bookings/schedule';
import { fromMoment } from '@/domain/business-time';

const madeAt = fromMoment('2026-11-21 09:41:00');

const event = (anchor: string, every: Recurrence, changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'A1@longcoin',
  first: anchor,
  rhythm: { anchor, every },
  title: '生日祝福',
  note: '上午 10:00',
  ...changes,
});
const fileOf = (...events: CalendarEvent[]) => calendarFile('预约', events, madeAt);
const unfoldLines = (file: string) => file.replace(/\r\n /g, '').split('\r\n');
const ruleOf = (anchor: string, every: Recurrence) =>
  unfoldLines(fileOf(event(anchor, every))).find((line) => line.startsWith('RRULE'));

describe('a calendar file', () => {
  it('has the gift at ten in the morning of business time with a reminder the day before, and its creation time', () => {
    expect(unfoldLines(fileOf(event('2026-12-03', 'yearly')))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//LongCoin wallet//Bookings//ZH',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:预约',
      'BEGIN:VEVENT',
      'UID:A1@longcoin',
      'DTSTAMP:20261121T014100Z',
      'DTSTART:20261203T020000Z',
      'RRULE:FREQ=YEARLY',
      'SUMMARY:生日祝福',
      'DESCRIPTION:上午 10:00',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:生日祝福',
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    ['2026-12-03', 'once', undefined],
    ['2026-12-03', 'yearly', 'RRULE:FREQ=YEARLY'],
    ['2028-02-29', 'yearly', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'],
    ['2026-12-28', 'monthly', 'RRULE:FREQ=MONTHLY'],
    ['2026-12-29', 'monthly', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1'],
    ['2026-12-31', 'monthly', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
  ] as const)('writes %s, %s as %s, so that short months keep their last day', (anchor, every, rule) => {
    expect(ruleOf(anchor, every)).toBe(rule);
  });

  it('has no line of more than 75 octets, and never splits a character', () => {
    const title = '给大家的🎉祝福，'.repeat(20);
    const file = fileOf(event('2026-12-03', 'once', { title }));
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfoldLines(file)).toContain(`SUMMARY:${title}`);
  });

  it.each([
    ['a', 1],
    ['\u007f', 1],
    ['\u0080', 2],
    ['é', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['福', 3],
    ['\uffff', 3],
    ['𐀀', 4],
    ['🎉', 4],
  ])('fold as late as they may: before a %j only where its %d octets find no room', (character, octets) => {
    const lines = fileOf(event('2026-12-03', 'once', { title: character.repeat(200) })).split('\r\n');
    const begin = lines.findIndex((line) => line.startsWith('SUMMARY:'));
    const lengths = lines.slice(begin, begin + 2).map((line) => new TextEncoder().encode(line).length);
    const filled = (before: number) => before + Math.floor((75 - before) / octets) * octets;
    expect(lengths).toEqual([filled('SUMMARY:'.length), filled(1)]);
  });

  it('cannot get further lines by a name or a note', () => {
    const title = 'a,b;c\\d\r\nEND:VCALENDAR\rX\nY';
    const lines = unfoldLines(fileOf(event('2026-12-03', 'once', { title })));
    expect(lines).toContain('SUMMARY:a\\,b\\;c\\\\d\\nEND:VCALENDAR\\nX\\nY');
    expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  });
});
