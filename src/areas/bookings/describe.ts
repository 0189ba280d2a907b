import { gatewayNow } from '@/api/clock';
import { festivalOn, lunarDateOf } from '@/domain/bookings/day-rule';
import { dayInMonth, startOf, toMoment, type Day, type Month } from '@/domain/business-time';
import type { NameOf } from '@/domain/colleagues/distinctions';
import { withOtherYear } from '@/domain/moment';
import type { bookingMessages } from '@/messages/areas/bookings';
import type { Booking } from '@/queries/bookings';

export type Messages = typeof bookingMessages.zh;

/** A day in full. */
export const longDay = (day: Day, messages: Messages) => messages.day(startOf(day), 'year-weekday');

/** A day with its weekday; with its year where that is not the current one. */
export function dayOfMonth(day: Day, messages: Messages): string {
  const at = startOf(day);
  return messages.day(at, withOtherYear('weekday', at, toMoment(gatewayNow())));
}

/** A day as short as 12/25; with its year where that is not the current one. */
export function shortDay(day: Day, messages: Messages): string {
  const at = startOf(day);
  return messages.day(at, withOtherYear('tick', at, toMoment(gatewayNow())));
}

/** The first of several days, with their number. */
export function firstDayText(first: Day, days: number, messages: Messages): string {
  const text = longDay(first, messages);
  return days > 1 ? messages.firstOf(text, days) : text;
}

/** A date of the Chinese calendar, with the festival on it. */
export function lunarText(lunar: string, messages: Messages): string {
  const { month, day } = lunarDateOf(lunar);
  const festival = festivalOn(lunar);
  const date = messages.lunarDay(messages.lunarMonths(month), messages.lunarDays(day));
  return festival === null ? date : messages.festivalDay(messages.festivals[festival], date);
}

/** How often a gift comes, by which calendar, and whether it is moved to a working day. */
export function repeatText(
  { every, lunar, workingDay }: Pick<Booking, 'every' | 'lunar' | 'workingDay'>,
  messages: Messages,
): string {
  const often = messages.every[every];
  const text = lunar === null ? often : messages.everyLunar(often, lunarText(lunar, messages));
  return workingDay ? messages.movedToWorkingDay(text) : text;
}

export function monthText(of: Month, messages: Messages): string {
  return messages.month(startOf(dayInMonth(of, 1)));
}

/** The names of the recipients, shortened. */
export function recipientNames(
  { recipients }: Pick<Booking, 'recipients'>,
  nameOf: NameOf,
  messages: Messages,
): string {
  return messages.names(recipients.map(nameOf));
}

/** The recipients and the occasion of a booking. */
export function giftName(
  booking: Pick<Booking, 'recipients' | 'tag'>,
  nameOf: NameOf,
  messages: Messages,
): string {
  return messages.draftGift(recipientNames(booking, nameOf, messages), booking.tag);
}

/** The names of those recipients that are among `usercodes`. */
export function namesOf(
  recipients: readonly { usercode: string; name: string }[],
  usercodes: readonly string[],
  nameOf: NameOf,
): readonly string[] {
  return recipients.filter(({ usercode }) => usercodes.includes(usercode)).map(nameOf);
}
