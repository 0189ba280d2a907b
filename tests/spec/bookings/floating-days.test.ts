import { describe, expect, it } from 'vitest';
import { floatingDays } from '@/areas/bookings/rules/floating-days';
import { festivals } from '@/domain/bookings/day-rule';
import type { Rhythm } from '@/domain/bookings/schedule';
import { daysLater } from '@/domain/business-time';

const yearly: Rhythm = { anchor: '2024-01-01', every: 'yearly' };
const lunar = (date: string, from: string, until: string) =>
  floatingDays(yearly, { lunar: date, workingDay: false }, from, until);

/** The day on which something of a day is paid that waits for a working day. */
const nextWorkingDay = (day: string) =>
  floatingDays({ anchor: day, every: 'once' }, { lunar: null, workingDay: true }, day, daysLater(day, 30))[0];

/** New Year's days of the Chinese calendar as the almanacs print them. */
const springFestivals = `
  2024-02-10 2025-01-29 2026-02-17 2027-02-06 2028-01-26 2029-02-13 2030-02-03 2031-01-23 2032-02-11 2033-01-31
  2034-02-19 2035-02-08 2036-01-28 2037-02-15 2038-02-04 2039-01-24 2040-02-12 2041-02-01 2042-01-22 2043-02-10
  2044-01-30 2045-02-17 2046-02-06 2047-01-26 2048-02-14 2049-02-02 2050-01-23 2051-02-11 2052-02-01 2053-02-19
  2054-02-08 2055-01-28 2056-02-15 2057-02-04 2058-01-24 2059-02-12 2060-02-02 2061-01-21 2062-02-09 2063-01-29
  2064-02-17 2065-02-05 2066-01-26 2067-02-14 2068-02-03 2069-01-23 2070-02-11 2071-01-31 2072-02-19 2073-02-07
  2074-01-27 2075-02-15 2076-02-05 2077-01-24 2078-02-12 2079-02-02 2080-01-22 2081-02-09 2082-01-29 2083-02-17
  2084-02-06 2085-01-26 2086-02-14 2087-02-03 2088-01-24 2089-02-10 2090-01-30 2091-02-18 2092-02-07 2093-01-27
  2094-02-15 2095-02-05 2096-01-25 2097-02-12 2098-02-01 2099-01-21`
  .trim()
  .split(/\s+/);

describe('a day of the Chinese calendar', () => {
  it('is the Spring Festival of every year from 2024 to 2099', () => {
    expect(lunar(festivals.spring, '2024-01-01', '2099-12-31')).toEqual(springFestivals);
  });

  it.each([
    [
      'Dragon Boat',
      festivals.dragonBoat,
      '2024-06-10 2025-05-31 2026-06-19 2027-06-09 2028-05-28 2029-06-16',
    ],
    ['Mid-Autumn', festivals.midAutumn, '2024-09-17 2025-10-06 2026-09-25 2027-09-15 2028-10-03 2029-09-22'],
    ['Lantern', festivals.lantern, '2024-02-24 2025-02-12 2026-03-03 2027-02-20 2028-02-09 2029-02-27'],
    ['Double Seventh', festivals.qixi, '2024-08-10 2025-08-29 2026-08-19 2027-08-08 2028-08-26 2029-08-16'],
    [
      'Double Ninth',
      festivals.doubleNinth,
      '2024-10-11 2025-10-29 2026-10-18 2027-10-08 2028-10-26 2029-10-16',
    ],
  ])('is the %s Festival', (_, date, days) => {
    expect(lunar(date, '2024-01-01', '2029-12-31').join(' ')).toBe(days);
  });

  it('is the last day of a month without a thirtieth', () => {
    // The twelfth month has 29 days in 2025 to 2029 and 30 around them.
    expect(lunar(festivals.eve, '2024-01-01', '2030-12-31')).toEqual([
      '2024-02-09',
      '2025-01-28',
      '2026-02-16',
      '2027-02-05',
      '2028-01-25',
      '2029-02-12',
      '2030-02-02',
    ]);
  });

  it('comes once in a lunar year, in the first of two months of the same number', () => {
    expect(lunar('06-01', '2025-01-01', '2025-12-31')).toEqual(['2025-06-25']);
    expect(lunar('11-01', '2033-06-01', '2034-06-01')).toEqual(['2033-11-22']);
    expect(lunar('02-02', '2099-01-01', '2099-12-31')).toEqual(['2099-02-21']);
  });

  it('comes twice or not at all in a year of the ordinary calendar, when it is at its turn', () => {
    expect(lunar('11-26', '2030-01-01', '2031-12-31')).toEqual(['2030-12-20']);
    expect(lunar('12-01', '2033-01-01', '2033-12-31')).toEqual(['2033-01-01']);
    expect(lunar('12-01', '2034-01-01', '2034-12-31')).toEqual(['2034-01-20']);
  });

  it('is found to the end of 2099', () => {
    expect(lunar('11-20', '2099-12-31', '2100-01-31')).toEqual(['2099-12-31']);
  });
});

describe('the next working day', () => {
  it.each([
    ['a working day', '2026-11-23', '2026-11-23'],
    ['a Saturday', '2026-11-28', '2026-11-30'],
    ['New Year 2026, before the make-up Sunday', '2026-01-01', '2026-01-04'],
    ['the Saturday before the Spring Festival, which is made up', '2026-02-14', '2026-02-14'],
    ['the Spring Festival 2026', '2026-02-17', '2026-02-24'],
    ['the Spring Festival 2024, before the make-up Sunday', '2024-02-10', '2024-02-18'],
    ['National Day 2026', '2026-10-01', '2026-10-08'],
    ['National Day 2025, which has eight days', '2025-10-01', '2025-10-09'],
    ['the make-up Saturday after National Day', '2026-10-10', '2026-10-10'],
  ])('of %s is the one of the published arrangement', (_, day, next) => {
    expect(nextWorkingDay(day)).toBe(next);
  });

  it.each([
    ['New Year', '2027-01-01', '2027-01-04'],
    ['the eve of the Spring Festival', '2027-02-05', '2027-02-09'],
    ['the day before that eve', '2027-02-04', '2027-02-04'],
    ['Qingming', '2027-04-05', '2027-04-06'],
    ['Labour Day', '2028-05-01', '2028-05-03'],
    ['Dragon Boat', '2027-06-09', '2027-06-10'],
    ['Mid-Autumn', '2027-09-15', '2027-09-16'],
    ['National Day', '2027-10-01', '2027-10-04'],
    ['a Sunday', '2027-03-07', '2027-03-08'],
  ])('of %s in a year without an arrangement goes by weekends and the law', (_, day, next) => {
    expect(nextWorkingDay(day)).toBe(next);
  });

  it('moves days of either calendar, and every one once', () => {
    const rule = { lunar: null, workingDay: true };
    const monthly: Rhythm = { anchor: '2026-01-31', every: 'monthly' };
    expect(floatingDays(monthly, rule, '2026-01-01', '2026-05-31')).toEqual([
      '2026-02-02',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
    const once: Rhythm = { anchor: '2026-10-01', every: 'once' };
    expect(floatingDays(once, rule, '2026-10-05', '2026-12-31')).toEqual(['2026-10-08']);
    const spring = { lunar: festivals.spring, workingDay: true };
    expect(floatingDays(yearly, spring, '2026-01-01', '2026-12-31')).toEqual(['2026-02-24']);
  });
});
