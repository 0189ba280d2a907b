import { afterEach, describe, expect, it } from 'vitest';
import {
  fromMoment,
  hourOfDay,
  minutesAgo,
  partsOf,
  toClock,
  toDay,
  toMoment,
  toReceiptTime,
} from '@/domain/business-time';

const nineFortyOne = Date.UTC(2026, 10, 21, 1, 41, 5);

const ownZone = process.env['TZ'];

describe('business time', () => {
  afterEach(() => {
    if (ownZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = ownZone;
  });

  it.each([
    ['Asia/Shanghai', -480],
    ['UTC', 0],
    ['America/New_York', 300],
    ['Asia/Kolkata', -330],
    ['Australia/Lord_Howe', -660],
    ['Pacific/Kiritimati', -840],
    ['Pacific/Pago_Pago', 660],
    ['Europe/London', 0],
  ])('is the same on a phone in %s', (zone, minutesBehind) => {
    process.env['TZ'] = zone;
    expect(new Date(nineFortyOne).getTimezoneOffset()).toBe(minutesBehind);
    expect(toMoment(nineFortyOne)).toBe('2026-11-21 09:41:05');
    expect(fromMoment('2026-11-21 09:41:05')).toBe(nineFortyOne);
    expect(partsOf(nineFortyOne)).toMatchObject({ day: 21, hour: 9, weekday: 6 });
  });

  it('is eight hours ahead of UTC in every month', () => {
    expect(toMoment(Date.UTC(2026, 0, 1, 0, 0, 0))).toBe('2026-01-01 08:00:00');
    expect(toMoment(Date.UTC(2026, 6, 1, 0, 0, 0))).toBe('2026-07-01 08:00:00');
  });

  it('has no summer time in the years when Shanghai had it', () => {
    expect(toMoment(Date.UTC(1988, 6, 1, 0, 0, 0))).toBe('1988-07-01 08:00:00');
  });

  it('begins a day at 16:00 UTC of the day before', () => {
    expect(toDay(Date.UTC(2026, 10, 20, 15, 59, 59))).toBe('2026-11-20');
    expect(toDay(Date.UTC(2026, 10, 20, 16, 0, 0))).toBe('2026-11-21');
  });

  it.each(['2026-11-21 09:41:05', '2024-02-29 23:59:59', '2000-01-01 00:00:00', '1999-12-31 07:59:59'])(
    'the moment %s comes back unchanged',
    (text) => {
      expect(toMoment(fromMoment(text))).toBe(text);
    },
  );

  it.each([
    ['2026-11-21', '2026-11-21 00:00:00'],
    ['2026-11-21 09:41', '2026-11-21 09:41:00'],
  ])('a shorter text %s means the beginning of its day or minute', (text, moment) => {
    expect(toMoment(fromMoment(text))).toBe(moment);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-11-31 10:00:00',
    '2026-11-21 24:00:00',
    '2026-11-21 10:60',
    '2026-11-21T10:00:00',
    '',
    'today',
  ])('%j is no moment', (text) => {
    expect(fromMoment(text)).toBeNaN();
  });

  it('a receipt shows day and minute', () => {
    expect(toReceiptTime(nineFortyOne)).toBe('2026-11-21 09:41');
    expect(toClock(nineFortyOne)).toBe('09:41');
  });

  it('a list gets the parts of the business day, Saturday as 6', () => {
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

  it('minutes ago are told within an hour only, and never for the future', () => {
    expect(minutesAgo(nineFortyOne, nineFortyOne + 59_999)).toBe(0);
    expect(minutesAgo(nineFortyOne, nineFortyOne + 6 * 60_000)).toBe(6);
    expect(minutesAgo(nineFortyOne, nineFortyOne + 3_599_999)).toBe(59);
    expect(minutesAgo(nineFortyOne, nineFortyOne + 3_600_000)).toBeNull();
    expect(minutesAgo(nineFortyOne, nineFortyOne - 1)).toBeNull();
  });
});
