/**
 * Business time is UTC+8, fixed, whatever the phone's zone (decisions 26 and 35). Plain arithmetic instead of a date library:
 * the offset never changes, and this file sits on the paint path. The only file of this layer that constructs a Date.
 */

const offset = 8 * 3_600_000;
const shape = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d)(?::(\d\d))?)?$/;

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

/** Takes milliseconds since the epoch, gives the default date format of section 9: `2026-11-21 09:41:00`. */
export function toMoment(ms: number): string {
  return shifted(ms).slice(0, 19).replace('T', ' ');
}

/** Takes `2026-11-21`, `2026-11-21 09:41` or `2026-11-21 09:41:00` in business time, gives milliseconds; NaN where it is no such date. */
export function fromMoment(text: string): number {
  const match = shape.exec(text);
  if (!match) return NaN;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => +(part ?? 0));
  const ms = Date.UTC(year, month - 1, day, hour, minute, second) - offset;
  const full = text + ' 00:00:00'.slice(text.length - 10);
  return toMoment(ms) === full ? ms : NaN;
}

/** Takes milliseconds, gives the business day: `2026-11-21`. */
export function toDay(ms: number): string {
  return shifted(ms).slice(0, 10);
}

/** Takes milliseconds, gives what a receipt shows: `2026-11-21 09:41`. */
export function toReceiptTime(ms: number): string {
  return toMoment(ms).slice(0, 16);
}

/** Takes milliseconds, gives hour and minute: `09:41`. */
export function toClock(ms: number): string {
  return toMoment(ms).slice(11, 16);
}

/** Takes milliseconds, gives the parts that lists put into words (9 月 12 日 周六). */
export function partsOf(ms: number): BusinessParts {
  const date = new Date(ms + offset);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    weekday: date.getUTCDay(),
  };
}

/** Takes milliseconds, gives the hour of the business day, 0 to 23. */
export function hourOfDay(ms: number): number {
  return partsOf(ms).hour;
}

/** Takes a moment and now in milliseconds; gives whole minutes since then within the last hour (0 means just now), else null. */
export function minutesAgo(ms: number, now: number): number | null {
  const minutes = Math.floor((now - ms) / 60_000);
  return minutes >= 0 && minutes < 60 ? minutes : null;
}

function shifted(ms: number): string {
  return new Date(ms + offset).toISOString();
}
