import { birthdayHour } from '@/domain/constants';
import { fromMoment, toDay } from '@/domain/business-time';

/** A calendar day in business time: `2026-11-21`. Days compare as texts. */
export type Day = string;

/** How often a booking comes: a milepost once, all others until cancelled (decision 27). */
export type Recurrence = 'yearly' | 'monthly' | 'once';

/** A day and what comes again of it. The day of a birthday may lie long before the booking. */
export interface Rhythm {
  anchor: Day;
  every: Recurrence;
}

/** What an occasion is for; `birthday` and `onboarding` fix the day per recipient, the others need a date (decision 27). */
export const occasions = ['birthday', 'onboarding', 'holiday', 'milepost'] as const;
export type Occasion = (typeof occasions)[number];

export function fixesDay(occasion: Occasion): boolean {
  return occasion === 'birthday' || occasion === 'onboarding';
}

const dayLength = 86_400_000;

/** How many days a month has; `month` counts from 1. */
export function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The day that a yearly or monthly gift is paid on: the 29th to 31st become the last day of a shorter month (decision 26). */
function dayAt(year: number, month: number, day: number): Day {
  const last = Math.min(day, daysIn(year, month));
  return `${String(year).padStart(4, '0')}-${padded(month)}-${padded(last)}`;
}

/** The first day of a rhythm that is not before `from`; null where none comes any more. */
export function nextOccurrence({ anchor, every }: Rhythm, from: Day): Day | null {
  const start = anchor > from ? anchor : from;
  const [, anchorMonth, anchorDay] = partsOf(anchor);
  const [year, month] = partsOf(start);
  if (every === 'once') return anchor >= from ? anchor : null;
  const here = dayAt(year, every === 'yearly' ? anchorMonth : month, anchorDay);
  if (here >= start) return here;
  if (every === 'yearly') return dayAt(year + 1, anchorMonth, anchorDay);
  return month === 12 ? dayAt(year + 1, 1, anchorDay) : dayAt(year, month + 1, anchorDay);
}

/** Every day of a rhythm from `from` to `until`, both included. */
export function occurrencesBetween(rhythm: Rhythm, from: Day, until: Day): readonly Day[] {
  const days: Day[] = [];
  let day = nextOccurrence(rhythm, from);
  while (day !== null && day <= until) {
    days.push(day);
    day = nextOccurrence(rhythm, dayAfter(day));
  }
  return days;
}

/** The moment of a day's run, ms: ten in the morning of business time (section 9). */
export function runTime(day: Day): number {
  return fromMoment(`${day} ${padded(birthdayHour)}:00`);
}

/** The day of the first run that comes after a moment in ms. */
export function firstRunAfter(now: number): Day {
  const today = toDay(now);
  return runTime(today) > now ? today : toDay(now + dayLength);
}

function dayAfter(day: Day): Day {
  return toDay(fromMoment(day) + dayLength);
}

/** So many days later; business time has no day of 23 or 25 hours. */
export function daysLater(day: Day, count: number): Day {
  return toDay(fromMoment(day) + count * dayLength);
}

function partsOf(day: Day): readonly [year: number, month: number, day: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}

function padded(value: number): string {
  return String(value).padStart(2, '0');
}
