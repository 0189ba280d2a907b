import { hourOfDay } from '@/domain/business-hour';
import { sum, tenths, type Tenths } from '@/domain/money';
import type { CarKind } from './car-kind';

/** What a kind of car costs; rates in hundredths of a coin, because a minute costs less than a tenth more or less. */
interface Tariff {
  start: Tenths;
  perKilometre: number;
  perMinute: number;
  peak: Tenths;
}

export const tariffs: Readonly<Record<CarKind, Tariff>> = {
  economy: { start: tenths(130), perKilometre: 220, perMinute: 35, peak: tenths(50) },
  comfort: { start: tenths(180), perKilometre: 300, perMinute: 50, peak: tenths(60) },
  business: { start: tenths(280), perKilometre: 520, perMinute: 80, peak: tenths(80) },
};

/** The start price covers the ride so far, metres. */
export const includedMetres = 3000;

/** The hours of a day at which streets are full, the last one excluded. */
export const peakHours = { morning: [7, 10], evening: [17, 20] } as const;
export type Peak = keyof typeof peakHours;
export const peaks = Object.keys(peakHours) as readonly Peak[];

/** One line of a price; all lines together are the total. `rate` is in hundredths of a coin for each kilometre or minute. */
export type FareLine =
  | { part: 'start'; money: Tenths; metres: number }
  | { part: 'distance'; money: Tenths; metres: number; rate: number }
  | { part: 'time'; money: Tenths; minutes: number; rate: number }
  | { part: 'peak'; money: Tenths; peak: Peak }
  | { part: 'coupon'; money: Tenths; name: string };

/** The company rule by which a company pays its part. */
export interface FareRule {
  id: string;
  /** The reason of such rides: 外出办事. */
  name: string;
  /** The most that the company pays for one ride. */
  most: Tenths;
}

/** The price of a ride: `company` and `own` together are the total. */
export interface Fare {
  lines: readonly FareLine[];
  total: Tenths;
  company: Tenths;
  own: Tenths;
  /** By which rule the company pays; null where it pays nothing. */
  rule: FareRule | null;
}

interface Ride {
  kind: CarKind;
  metres: number;
  minutes: number;
  /** When it begins, ms. */
  at: number;
}

/** The rush in which a moment falls; null outside of the rush hours. */
export function peakAt(ms: number): Peak | null {
  const hour = hourOfDay(ms);
  return peaks.find((peak) => hour >= peakHours[peak][0] && hour < peakHours[peak][1]) ?? null;
}

/** Whole minutes of a ride of so many metres that begins at this moment; full streets are slower. */
export function rideMinutes(metres: number, at: number): number {
  const metresPerMinute = peakAt(at) === null ? 500 : 400;
  return Math.max(1, Math.ceil(metres / metresPerMinute));
}

/** The lines of a price without a coupon. A line that comes to nothing is left out, except for the start price. */
export function fareLines({ kind, metres, minutes, at }: Ride): FareLine[] {
  const { start, perKilometre, perMinute, peak: peakMoney } = tariffs[kind];
  const beyond = Math.max(0, metres - includedMetres);
  const peak = peakAt(at);
  const lines: FareLine[] = [{ part: 'start', money: start, metres: includedMetres }];
  const distance = toTenths(beyond * perKilometre, 1000);
  if (distance > 0) lines.push({ part: 'distance', money: distance, metres: beyond, rate: perKilometre });
  const time = toTenths(minutes * perMinute, 1);
  if (time > 0) lines.push({ part: 'time', money: time, minutes, rate: perMinute });
  if (peak !== null) lines.push({ part: 'peak', money: peakMoney, peak });
  return lines;
}

/** What the lines come to. */
export function fareTotal(lines: readonly FareLine[]): Tenths {
  return sum(lines.map(({ money }) => money));
}

/** The lines with a coupon below them; the coupon takes off no more than the price. */
export function withCoupon(
  lines: readonly FareLine[],
  { name, off }: { name: string; off: Tenths },
): FareLine[] {
  const taken = Math.min(off, fareTotal(lines));
  return taken <= 0 ? [...lines] : [...lines, { part: 'coupon', money: tenths(-taken), name }];
}

/** Whole tenths of so many hundredths, divided and rounded half up without any fraction on the way. */
function toTenths(hundredths: number, divisor: number): Tenths {
  const unit = divisor * 10;
  return tenths(Math.floor((hundredths + unit / 2) / unit));
}
