import { daysBetween, fromMoment, toClock, toDay, toMoment } from '@/domain/business-time';
import { formatNumber } from '@/domain/format-number';
import type { taxiRide } from './messages';
import type { FareLine } from './rules/fare';

type Messages = typeof taxiRide;

/** A day as one speaks of it. */
export function dayText(ms: number, now: number, messages: Messages): string {
  return nearDay(ms, now, messages) ?? messages.day(toMoment(ms));
}

/** A moment of the coming days. */
export function momentText(moment: string, now: number, messages: Messages): string {
  const ms = fromMoment(moment);
  const day = nearDay(ms, now, messages);
  return day === null ? messages.dayClock(toMoment(ms)) : `${day} ${toClock(ms)}`;
}

/** Today or tomorrow by name; null for any other day. */
function nearDay(ms: number, now: number, messages: Messages): string | null {
  const days = daysBetween(toDay(now), toDay(ms));
  return days === 0 ? messages.today : days === 1 ? messages.tomorrow : null;
}

/** Metres as kilometres with one decimal. */
export function kilometresText(metres: number): string {
  return formatNumber(metres / 1000, 1);
}

/** A duration as minutes and seconds. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What a line of a price is for. */
export function fareLineText(line: FareLine, messages: Messages): string {
  switch (line.part) {
    case 'start':
      return messages.line.start(kilometresText(line.metres));
    case 'distance':
      return messages.line.distance(kilometresText(line.metres));
    case 'time':
      return messages.line.time(line.minutes);
    case 'peak':
      return messages.line.peak[line.peak];
    case 'coupon':
      return messages.line.coupon(line.name);
  }
}
