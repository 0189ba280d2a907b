import { festivals } from '@/domain/bookings/day-rule';
import type { Day } from '@/domain/business-time';

/** The holidays of /longDay, in the order of the year. */
export const holidayNames = [
  'new-year',
  'laba',
  'new-year-eve',
  'spring',
  'lantern',
  'qingming',
  'labour',
  'dragon-boat',
  'mid-autumn',
  'national',
  'double-ninth',
  'winter-solstice',
] as const;
export type HolidayName = (typeof holidayNames)[number];

/** The holiday of a day, or the next one. */
export interface HolidayTime {
  /** More than one where they fall on one day; the one that the page takes its colours from comes first. */
  names: readonly [HolidayName, ...HolidayName[]];
  /** The day on which the first of them begins. */
  day: Day;
  /** The day after which one of them is over. */
  lastDay: Day;
  isToday: boolean;
  /** How many days off there are around its day by the published arrangement; null where there are none, or none is published. */
  daysOff: number | null;
}

/** The date of the Chinese calendar that a holiday has; null for those of the ordinary one. */
export const lunarDates: Readonly<Record<HolidayName, string | null>> = {
  'new-year': null,
  laba: '12-08',
  'new-year-eve': festivals.eve,
  spring: festivals.spring,
  lantern: festivals.lantern,
  qingming: null,
  labour: null,
  'dragon-boat': festivals.dragonBoat,
  'mid-autumn': festivals.midAutumn,
  national: null,
  'double-ninth': festivals.doubleNinth,
  'winter-solstice': null,
};

/** Whether one wishes others something good on a holiday; Qingming is for remembering. */
export function isForWishes(name: HolidayName): boolean {
  return name !== 'qingming';
}
