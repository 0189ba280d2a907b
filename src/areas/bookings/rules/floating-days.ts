import { LegalHoliday, LunarDay, LunarMonth, SolarDay } from 'tyme4ts';
import { lunarDateOf, type DayRule } from '@/domain/bookings/day-rule';
import { occurrencesBetween, type Rhythm } from '@/domain/bookings/schedule';
import { daysLater, fromMoment, partsOf, type Day } from '@/domain/business-time';

/**
 * The days of gifts that follow the Chinese calendar or the working days. The calendar package is large, so that this file
 * is loaded where such a day is chosen.
 */

/** Every day from `from` to `until`, both included, on which a gift with this rule is paid. */
export function floatingDays(rhythm: Rhythm, rule: DayRule, from: Day, until: Day): readonly Day[] {
  // A day may be moved by the longest holiday with the weekends around it.
  const start = rule.workingDay ? daysLater(from, -longestHoliday) : from;
  const days =
    rule.lunar === null ? occurrencesBetween(rhythm, start, until) : lunarDays(rule.lunar, start, until);
  const moved = rule.workingDay ? days.map(nextWorkingDay) : days;
  return [...new Set(moved)].filter((day) => day >= from && day <= until);
}

const longestHoliday = 20;

/**
 * A lunar date in each lunar year, some days before and behind the time too; a month without the thirtieth gives its last day, and a leap month
 * does not count again.
 */
function lunarDays(lunar: string, from: Day, until: Day): readonly Day[] {
  const { month, day } = lunarDateOf(lunar);
  const days: Day[] = [];
  for (let year = yearOf(from) - 1; year <= yearOf(until); year += 1) {
    const last = LunarMonth.fromYm(year, month).getDayCount();
    days.push(textOf(LunarDay.fromYmd(year, month, Math.min(day, last)).getSolarDay()));
  }
  return days;
}

/** The day itself where people work on it, else the first one after it. */
function nextWorkingDay(day: Day): Day {
  let next = day;
  while (!isWorkingDay(next)) next = daysLater(next, 1);
  return next;
}

/** By the published arrangement of the year with its make-up days, else by weekends and the holidays that the law names. */
function isWorkingDay(day: Day): boolean {
  const { year, month, day: date, weekday } = partsOf(fromMoment(day));
  if (isArranged(year)) {
    const arranged = LegalHoliday.fromYmd(year, month, date);
    if (arranged !== null) return arranged.isWork();
  } else if (isStatutoryHoliday(day)) return false;
  return weekday >= 1 && weekday <= 5;
}

/** Whether the arrangement of a year has been published, which happens late in the year before. */
function isArranged(year: number): boolean {
  return LegalHoliday.fromYmd(year, 10, 1) !== null;
}

/** New Year, Spring Festival from its eve to its third day, Qingming, Labour Day, Dragon Boat, Mid-Autumn and National Day. */
function isStatutoryHoliday(day: Day): boolean {
  if (['01-01', '05-01', '05-02', '10-01', '10-02', '10-03'].includes(day.slice(5))) return true;
  const solar = solarOf(day);
  const lunar = solar.getLunarDay();
  const month = lunar.getLunarMonth().getMonthWithLeap();
  const date = `${month}-${lunar.getDay()}`;
  if (['1-1', '1-2', '1-3', '5-5', '8-15'].includes(date)) return true;
  const isEve = month === 12 && solar.next(1).getLunarDay().getLunarMonth().getMonthWithLeap() === 1;
  return (
    isEve ||
    (solar.getTermDay().getSolarTerm().getName() === '清明' && solar.getTermDay().getDayIndex() === 0)
  );
}

function solarOf(day: Day): SolarDay {
  const { year, month, day: date } = partsOf(fromMoment(day));
  return SolarDay.fromYmd(year, month, date);
}

function textOf(solar: SolarDay): Day {
  const pad = (count: number) => String(count).padStart(2, '0');
  return `${solar.getYear()}-${pad(solar.getMonth())}-${pad(solar.getDay())}`;
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}
