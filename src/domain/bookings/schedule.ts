import {
  dayInMonth,
  daysLater,
  fromMoment,
  monthOf,
  monthsLater,
  toDay,
  type Day,
} from '@/domain/business-time';
import { birthdayHour } from '@/domain/constants';

/** How often a booking comes: a milepost once, all others until cancelled. */
export type Recurrence = 'yearly' | 'monthly' | 'once';

/** A first day and how often it comes again. The day of a birthday may lie long before the booking. */
export interface Rhythm {
  anchor: Day;
  every: Recurrence;
  /** The days themselves, soonest first, where they follow the Chinese calendar or the working days. */
  days?: readonly Day[] | undefined;
}

/** What an occasion is for; `birthday` and `onboarding` fix the day per recipient, the others need a date. */
export const occasions = ['birthday', 'onboarding', 'holiday', 'milepost'] as const;
export type Occasion = (typeof occasions)[number];

/** Whether an occasion fixes the day for each recipient, so that no date is chosen. */
export function fixesDay(occasion: Occasion): boolean {
  return occasion === 'birthday' || occasion === 'onboarding';
}

/** The first day of a rhythm that is not before `from`; null where none comes any more. */
export function nextOccurrence(rhythm: Rhythm, from: Day): Day | null {
  const { anchor, every, days } = rhythm;
  if (days !== undefined) return days.find((day) => day >= from) ?? null;
  if (every === 'once') return anchor >= from ? anchor : null;
  const start = anchor > from ? anchor : from;
  const here = occurrenceNear(rhythm, start);
  if (here >= start) return here;
  return dayInMonth(monthsLater(monthOf(here), every === 'yearly' ? 12 : 1), dateOf(anchor));
}

/** Whether a rhythm falls on a day. */
export function occursOn(rhythm: Rhythm, day: Day): boolean {
  if (rhythm.days !== undefined) return rhythm.days.includes(day);
  if (rhythm.every === 'once' || rhythm.anchor > day) return rhythm.anchor === day;
  return occurrenceNear(rhythm, day) === day;
}

/** The day of a rhythm in the year or the month of another day: a month that lacks the day gives its last one. */
function occurrenceNear({ anchor, every }: Rhythm, day: Day): Day {
  const month = every === 'yearly' ? `${day.slice(0, 4)}${anchor.slice(4, 7)}` : monthOf(day);
  return dayInMonth(month, dateOf(anchor));
}

function dateOf(day: Day): number {
  return Number(day.slice(8));
}

/** Every day of a rhythm from `from` to `until`, both included. */
export function occurrencesBetween(rhythm: Rhythm, from: Day, until: Day): readonly Day[] {
  const days: Day[] = [];
  let day = nextOccurrence(rhythm, from);
  while (day !== null && day <= until) {
    days.push(day);
    day = nextOccurrence(rhythm, daysLater(day, 1));
  }
  return days;
}

/** The moment of a day's run, ms: ten in the morning of business time. */
export function runTime(day: Day): number {
  return fromMoment(`${day} ${birthdayHour}:00`);
}

/** The day of the first run that comes after a moment in ms. */
export function firstRunAfter(now: number): Day {
  const today = toDay(now);
  return runTime(today) > now ? today : daysLater(today, 1);
}
