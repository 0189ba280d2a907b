import { LegalHoliday, LunarDay, LunarMonth, SolarTerm, type SolarDay } from 'tyme4ts';
import { lunarDateOf } from '@/domain/bookings/day-rule';
import { daysLater, fromMoment, partsOf, toDay, type Day } from '@/domain/business-time';
import { holidayNames, lunarDates, type HolidayName, type HolidayTime } from './holiday';

/** How many days a holiday is celebrated; one where nothing is said. */
const lengths: Readonly<Partial<Record<HolidayName, number>>> = { spring: 3, national: 3, labour: 2 };

/** The days of those that the ordinary calendar fixes, and the solar terms of the others. */
const fixedDays: Readonly<Partial<Record<HolidayName, string>>> = {
  'new-year': '01-01',
  labour: '05-01',
  national: '10-01',
};
const solarTerms: Readonly<Partial<Record<HolidayName, string>>> = {
  qingming: '清明',
  'winter-solstice': '冬至',
};

interface Occurrence {
  name: HolidayName;
  day: Day;
  lastDay: Day;
}

/** The holidays that are celebrated at `now`, ms, or the next ones: all that fall on one day, those of the fewest days first. */
export function holidayAt(now: number): HolidayTime {
  const today = toDay(now);
  const { year } = partsOf(now);
  const known = [year - 1, year, year + 1].flatMap((each) =>
    holidayNames.map((name) => occurrence(name, each)),
  );
  const running = known.filter(({ day, lastDay }) => day <= today && today <= lastDay);
  if (running.length > 0) return together(running, true);
  const coming = known.filter(({ day }) => day > today);
  const next = earliest(coming.map(({ day }) => day));
  return together(
    coming.filter(({ day }) => day === next),
    false,
  );
}

/** The day of a holiday that is celebrated at `now`, ms, or comes next. */
export function nextDayOf(name: HolidayName, now: number): Day {
  const today = toDay(now);
  const { year } = partsOf(now);
  const coming = [year - 1, year, year + 1]
    .map((each) => occurrence(name, each))
    .filter(({ lastDay }) => lastDay >= today);
  return earliest(coming.map(({ day }) => day));
}

function together(found: readonly Occurrence[], isToday: boolean): HolidayTime {
  const [first, ...others] = [...found].sort((one, other) => lengthOf(one.name) - lengthOf(other.name));
  if (first === undefined) throw new RangeError('every year has a holiday that comes next');
  const day = earliest(found.map((each) => each.day));
  return {
    names: [first.name, ...others.map(({ name }) => name)],
    day,
    lastDay: earliest(found.map(({ lastDay }) => lastDay)),
    isToday,
    daysOff: daysOffAround(first.day),
  };
}

/** A holiday in a calendar year; one of the last lunar month may belong to the lunar year before. */
function occurrence(name: HolidayName, year: number): Occurrence {
  const day = dayIn(name, year);
  return { name, day, lastDay: daysLater(day, lengthOf(name) - 1) };
}

function dayIn(name: HolidayName, year: number): Day {
  const fixed = fixedDays[name];
  if (fixed !== undefined) return `${year}-${fixed}`;
  const term = solarTerms[name];
  // The package counts the solar terms of a year from the winter solstice of the year before.
  if (term !== undefined) {
    const counted = term === '冬至' ? year + 1 : year;
    return textOf(SolarTerm.fromName(counted, term).getJulianDay().getSolarDay());
  }
  const { month, day } = lunarDateOf(lunarDates[name] ?? '');
  const lunarYear = month === 12 ? year - 1 : year;
  const last = LunarMonth.fromYm(lunarYear, month).getDayCount();
  return textOf(LunarDay.fromYmd(lunarYear, month, Math.min(day, last)).getSolarDay());
}

/** The days off in a row that a day is one of, by the published arrangement. */
function daysOffAround(day: Day): number | null {
  if (!isArrangedOff(day)) return null;
  let count = 1;
  for (let next = daysLater(day, 1); isArrangedOff(next); next = daysLater(next, 1)) count += 1;
  for (let before = daysLater(day, -1); isArrangedOff(before); before = daysLater(before, -1)) count += 1;
  return count;
}

function isArrangedOff(day: Day): boolean {
  const { year, month, day: date } = partsOf(fromMoment(day));
  const arranged = LegalHoliday.fromYmd(year, month, date);
  return arranged !== null && !arranged.isWork();
}

function lengthOf(name: HolidayName): number {
  return lengths[name] ?? 1;
}

function earliest(days: readonly Day[]): Day {
  return days.reduce((one, other) => (one < other ? one : other));
}

function textOf(solar: SolarDay): Day {
  const pad = (count: number) => String(count).padStart(2, '0');
  return `${solar.getYear()}-${pad(solar.getMonth())}-${pad(solar.getDay())}`;
}
