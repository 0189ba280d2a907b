/** How the days of a booking depart from the ordinary calendar. */
export interface DayRule {
  /** Month and day of the Chinese calendar, 08-15, every year; null for the ordinary calendar. */
  lunar: string | null;
  /** A day on which people do not work is moved to the next working day. */
  workingDay: boolean;
}

/** A lunar date as it is written: twelve months of at most thirty days. */
export const lunarPattern = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|30)$/;

/** The festivals that have a lunar date of their own; the eve is the last day of the year, which has no thirtieth in some years. */
export const festivals = {
  spring: '01-01',
  lantern: '01-15',
  dragonBoat: '05-05',
  qixi: '07-07',
  midAutumn: '08-15',
  doubleNinth: '09-09',
  eve: '12-30',
} as const;
export type Festival = keyof typeof festivals;

/** The festival on a lunar date; null where there is none. */
export function festivalOn(lunar: string): Festival | null {
  const found = Object.entries(festivals).find(([, date]) => date === lunar);
  return found === undefined ? null : (found[0] as Festival);
}

/** Whether the days have to be computed by the calendar package. */
export function isFloating({ lunar, workingDay }: DayRule): boolean {
  return lunar !== null || workingDay;
}

/** Takes a lunar date, gives its month and day. */
export function lunarDateOf(lunar: string): { month: number; day: number } {
  return { month: Number(lunar.slice(0, 2)), day: Number(lunar.slice(3)) };
}

/** The lunar date of a month and a day. */
export function toLunarDate(month: number, day: number): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** How far ahead such days are computed, in days: five years. */
export const floatingAhead = 5 * 366;

/** Whether a text is a date of the Chinese calendar; a stored one may be anything. */
export function isLunarDate(text: string): boolean {
  return lunarPattern.test(text);
}
