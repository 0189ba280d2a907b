import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { businessOffset, toMoment } from './business-hour';
import type { Moment } from './moment';

export { toMoment };

/**
 * Business time is UTC+8 in every season, whatever the phone's zone. A moment is moved by the offset and then read as UTC, because
 * `utcOffset()` of dayjs goes through the phone's own zone and its summer time. Only this file imports dayjs.
 */
dayjs.extend(utc);

/** A calendar day in business time: `2026-11-21`. Days compare as texts. */
export type Day = string;

/** A calendar month: `2026-12`. */
export type Month = string;

/** A moment's calendar and clock parts in business time; `weekday` counts from 0, Sunday; `month` from 1. */
export interface BusinessParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  weekday: number;
}

const dayFormat = 'YYYY-MM-DD';
const monthFormat = 'YYYY-MM';
const receiptFormat = 'YYYY-MM-DD HH:mm';
const momentFormat = 'YYYY-MM-DD HH:mm:ss';
const readLengths = [dayFormat, receiptFormat, momentFormat].map(({ length }) => length);

/** Takes `2026-11-21`, `2026-11-21 09:41` or `2026-11-21 09:41:00` in business time, gives milliseconds; NaN where it is no such date. */
export function fromMoment(text: string): number {
  if (!readLengths.includes(text.length)) return NaN;
  const read = dayjs.utc(text);
  // dayjs takes 31 November for 1 December.
  const isSame = read.isValid() && toMoment(read.valueOf() - businessOffset).startsWith(text);
  return isSame ? read.valueOf() - businessOffset : NaN;
}

/** Takes milliseconds, gives the business day: `2026-11-21`. */
export function toDay(ms: number): Day {
  return dayText(inBusinessTime(ms));
}

/** Takes milliseconds, gives the business month: `2026-11`. */
export function toMonth(ms: number): Month {
  return inBusinessTime(ms).format(monthFormat);
}

/** Takes milliseconds, gives hour and minute: `09:41`. */
export function toClock(ms: number): string {
  return inBusinessTime(ms).format('HH:mm');
}

/** Takes milliseconds, gives the moment in UTC as calendar files write it (RFC 5545): `20261121T014100Z`. */
export function toCalendarStamp(ms: number): string {
  return dayjs.utc(ms).format('YYYYMMDD[T]HHmmss[Z]');
}

/** Takes milliseconds, gives the parts of a moment. */
export function partsOf(ms: number): BusinessParts {
  const moment = inBusinessTime(ms);
  return {
    year: moment.year(),
    month: moment.month() + 1,
    day: moment.date(),
    hour: moment.hour(),
    minute: moment.minute(),
    second: moment.second(),
    weekday: moment.day(),
  };
}

/** Takes a moment and now in milliseconds; gives whole minutes since then within the last hour (0 means just now), else null. */
export function minutesAgo(ms: number, now: number): number | null {
  const minutes = Math.floor((now - ms) / 60_000);
  return minutes >= 0 && minutes < 60 ? minutes : null;
}

/** So many days later, or earlier where the count is negative. */
export function daysLater(day: Day, count: number): Day {
  return dayText(dayjs.utc(day).add(count, 'day'));
}

/** How many calendar days lie between two days; negative where the second comes first. */
export function daysBetween(one: Day, other: Day): number {
  return dayjs.utc(other).diff(dayjs.utc(one), 'day');
}

/** How many days a month has; `month` counts from 1. */
export function daysIn(year: number, month: number): number {
  // Day 0 of the month after it.
  return dayjs.utc(Date.UTC(year, month, 0)).date();
}

/** The day of a moment, without a look at the calendar: bills hold thousands. */
export function dayOf(moment: string): Day {
  return moment.slice(0, dayFormat.length);
}

/** The moment at which a day begins. */
export function startOf(day: Day): Moment {
  return `${day} 00:00:00` as Moment;
}

/** The month of a day or of a moment. */
export function monthOf(day: string): Month {
  return day.slice(0, monthFormat.length);
}

/** So many months later, or earlier where the count is negative. */
export function monthsLater(month: Month, count: number): Month {
  return dayText(dayjs.utc(month).add(count, 'month')).slice(0, monthFormat.length);
}

/** The day of a month with this number, from 1 on; the month's last day where it has no such day. */
export function dayInMonth(month: Month, number: number): Day {
  // Every month has 28 days, so that most days need no look at the calendar.
  const last = number <= 28 ? number : Math.min(number, dayjs.utc(month).daysInMonth());
  return `${month}-${String(last).padStart(2, '0')}`;
}

/** Takes a day, gives noon of that day on the phone, which is what the library's calendar counts in; noon exists in every zone. */
export function toCalendarDate(day: Day): Date {
  return dayjs(day).hour(12).toDate();
}

/** Takes a date of the library's calendar, gives its day. */
export function fromCalendarDate(date: Date): Day {
  return dayjs(date).format(dayFormat);
}

function inBusinessTime(ms: number): Dayjs {
  return dayjs.utc(ms + businessOffset);
}

/** The default format of days, cut out of the ISO text: ten times faster than `format()`, and forecasts and bills write thousands of them. */
function dayText(moment: Dayjs): Day {
  return moment.toISOString().slice(0, dayFormat.length);
}
