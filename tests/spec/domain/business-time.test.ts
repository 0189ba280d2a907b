import { describe, expect, it } from 'vitest';
import { hourOfDay } from '@/domain/business-hour';
import {
  dayInMonth,
  dayOf,
  daysBetween,
  daysLater,
  fromMoment,
  minutesAgo,
  monthOf,
  monthsLater,
  partsOf,
  toCalendarStamp,
  toClock,
  toDay,
  toMoment,
  toMonth,
} from '@/domain/business-time';

const nineFortyOne = Date.UTC(2026, 10, 21, 1, 41, 5);

describe('business time', () => {
  it('is eight hours ahead of UTC in every month', () => {
    expect(toMoment(Date.UTC(2026, 0, 1, 0, 0, 0))).toBe('2026-01-01 08:00:00');
    expect(toMoment(Date.UTC(2026, 6, 1, 0, 0, 0))).toBe('2026-07-01 08:00:00');
  });

  it('has no summer time in the years when Shanghai had it', () => {
    expect(toMoment(Date.UTC(1988, 6, 1, 0, 0, 0))).toBe('1988-07-01 08:00:00');
  });

  it('finds the day of a moment that is written out', () => {
    expect(dayOf('2026-11-21 09:41:05')).toBe('2026-11-21');
  });

  it('starts a day at 16:00 UTC of the day before', () => {
    expect(toDay(Date.UTC(2026, 10, 20, 15, 59, 59))).toBe('2026-11-20');
    expect(toDay(Date.UTC(2026, 10, 20, 16, 0, 0))).toBe('2026-11-21');
  });

  it.each(['2026-11-21 09:41:05', '2024-02-29 23:59:59', '2000-01-01 00:00:00', '1999-12-31 07:59:59'])(
    'formats and parses the moment %s unchanged',
    (text) => {
      expect(toMoment(fromMoment(text))).toBe(text);
    },
  );

  it.each([
    ['2026-11-21', '2026-11-21 00:00:00'],
    ['2026-11-21 09:41', '2026-11-21 09:41:00'],
  ])('reads the shorter text %s as the start of its day or minute', (text, moment) => {
    expect(toMoment(fromMoment(text))).toBe(moment);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-11-31 10:00:00',
    '2026-11-21 24:00:00',
    '2026-11-21 10:60',
    '2026-11',
    '2026-11-2',
    '2026-11-21 9:41',
    '2026/11/21',
    '2026-11-21T10:00:00',
    '',
    'today',
  ])('refuses %j as a moment', (text) => {
    expect(fromMoment(text)).toBeNaN();
  });

  it('shows minute and month', () => {
    expect(toClock(nineFortyOne)).toBe('09:41');
    expect(toMonth(nineFortyOne)).toBe('2026-11');
  });

  it('writes the moment in UTC in a calendar file', () => {
    expect(toCalendarStamp(nineFortyOne)).toBe('20261121T014105Z');
  });

  it('splits the business day into its parts for a list, with Saturday as 6', () => {
    expect(partsOf(nineFortyOne)).toEqual({
      year: 2026,
      month: 11,
      day: 21,
      hour: 9,
      minute: 41,
      second: 5,
      weekday: 6,
    });
    expect(hourOfDay(Date.UTC(2026, 10, 20, 16, 30))).toBe(0);
  });

  it('counts minutes ago within an hour only, and never for the future', () => {
    expect(minutesAgo(nineFortyOne, nineFortyOne + 59_999)).toBe(0);
    expect(minutesAgo(nineFortyOne, nineFortyOne + 6 * 60_000)).toBe(6);
    expect(minutesAgo(nineFortyOne, nineFortyOne + 3_599_999)).toBe(59);
    expect(minutesAgo(nineFortyOne, nineFortyOne + 3_600_000)).toBeNull();
    expect(minutesAgo(nineFortyOne, nineFortyOne - 1)).toBeNull();
  });
});

describe('calendar days', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-11-21', 366, '2027-11-22'],
  ])('make %s and %d days %s, and are that far apart', (day, count, later) => {
    expect(daysLater(day, count)).toBe(later);
    expect(daysBetween(day, later)).toBe(count);
  });

  it.each([
    ['2026-11', 2, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', -23, '2024-12'],
  ])('make the month %s and %d months %s', (month, count, later) => {
    expect(monthsLater(month, count)).toBe(later);
  });

  it.each([
    ['2027-02', 31, '2027-02-28'],
    ['2028-02', 30, '2028-02-29'],
    ['2026-04', 31, '2026-04-30'],
    ['2026-04', 3, '2026-04-03'],
  ])('in %s have day %d at %s, the last one when the month has no such day', (month, number, day) => {
    expect(dayInMonth(month, number)).toBe(day);
    expect(monthOf(day)).toBe(month);
  });
});
