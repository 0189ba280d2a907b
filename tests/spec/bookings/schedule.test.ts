import { describe, expect, it } from 'vitest';
import {
  firstRunAfter,
  nextOccurrence,
  occurrencesBetween,
  occursOn,
  runTime,
  type Rhythm,
} from '@/domain/bookings/schedule';
import { daysIn, fromMoment } from '@/domain/business-time';

const yearly = (anchor: string): Rhythm => ({ anchor, every: 'yearly' });
const monthly = (anchor: string): Rhythm => ({ anchor, every: 'monthly' });

describe('the day of a gift', () => {
  it.each([
    [yearly('1990-12-03'), '2026-11-21', '2026-12-03'],
    [yearly('1990-11-21'), '2026-11-21', '2026-11-21'],
    [yearly('1990-11-20'), '2026-11-21', '2027-11-20'],
    [yearly('2000-02-29'), '2027-01-01', '2027-02-28'],
    [yearly('2000-02-29'), '2028-01-01', '2028-02-29'],
    [yearly('2000-02-29'), '2100-01-01', '2100-02-28'],
    [yearly('2000-02-29'), '2027-03-01', '2028-02-29'],
    [monthly('2026-01-31'), '2026-02-01', '2026-02-28'],
    [monthly('2026-01-31'), '2026-04-30', '2026-04-30'],
    [monthly('2026-01-31'), '2026-05-01', '2026-05-31'],
    [monthly('2026-01-15'), '2026-12-16', '2027-01-15'],
    [monthly('2027-03-15'), '2026-12-16', '2027-03-15'],
    [{ anchor: '2026-12-24', every: 'once' }, '2026-11-21', '2026-12-24'],
    [{ anchor: '2026-12-24', every: 'once' }, '2026-12-25', null],
  ] as const)('%o from %s is %s', (rhythm, from, day) => {
    expect(nextOccurrence(rhythm, from)).toBe(day);
    if (day !== null) expect(occursOn(rhythm, day)).toBe(true);
    expect(occursOn(rhythm, from)).toBe(day === from);
  });

  it('comes once a month, on the last day when the month is short', () => {
    expect(occurrencesBetween(monthly('2027-01-30'), '2027-01-01', '2027-05-01')).toEqual([
      '2027-01-30',
      '2027-02-28',
      '2027-03-30',
      '2027-04-30',
    ]);
  });

  it('is its own day again after a short month', () => {
    const days = occurrencesBetween(yearly('2000-02-29'), '2026-01-01', '2032-12-31');
    expect(days.map((day) => day.slice(5))).toEqual([
      '02-28',
      '02-28',
      '02-29',
      '02-28',
      '02-28',
      '02-28',
      '02-29',
    ]);
  });
});

it.each([
  [2026, 2, 28],
  [2028, 2, 29],
  [1900, 2, 28],
  [2000, 2, 29],
  [2026, 4, 30],
  [2026, 12, 31],
])('is limited in month %d-%d by its %d days', (year, month, days) => {
  expect(daysIn(year, month)).toBe(days);
});

it('has its run at ten in the morning, business time', () => {
  expect(runTime('2026-12-03')).toBe(Date.UTC(2026, 11, 3, 2));
});

it.each([
  ['2026-11-21 09:59:59', '2026-11-21'],
  ['2026-11-21 10:00:00', '2026-11-22'],
  ['2026-12-31 23:59:59', '2027-01-01'],
])('after %s has its first run on %s', (moment, day) => {
  expect(firstRunAfter(fromMoment(moment))).toBe(day);
});
