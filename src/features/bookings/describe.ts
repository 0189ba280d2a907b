import { dayInMonth, fromMoment, partsOf, type Day, type Month } from '@/domain/business-time';
import type { bookingMessages } from '@/messages/bookings';
import type { Booking } from '@/queries/bookings';

export type Messages = typeof bookingMessages.zh;

/** A day as text: in full, without its year, or short as 12/25. */
export const longDay = (day: Day, messages: Messages) => messages.day(partsOf(fromMoment(day)));
export const dayOfMonth = (day: Day, messages: Messages) => messages.dayOfMonth(partsOf(fromMoment(day)));
export const shortDay = (day: Day, messages: Messages) => messages.shortDay(partsOf(fromMoment(day)));

/** The first of several days, with their number. */
export function firstDayText(first: Day, days: number, messages: Messages): string {
  const text = longDay(first, messages);
  return days > 1 ? messages.firstOf(text, days) : text;
}

export function monthText(of: Month, messages: Messages): string {
  const { year, month } = partsOf(fromMoment(dayInMonth(of, 1)));
  return messages.month(year, month);
}

/** The names of the recipients, shortened. */
export function recipientNames({ recipients }: Pick<Booking, 'recipients'>, messages: Messages): string {
  return messages.names(recipients.map(({ name }) => name));
}

/** The recipients and the occasion of a booking. */
export function giftName(booking: Pick<Booking, 'recipients' | 'tag'>, messages: Messages): string {
  return messages.draftGift(recipientNames(booking, messages), booking.tag);
}

/** The names of those recipients that are among `usercodes`. */
export function namesOf(
  recipients: readonly { usercode: string; name: string }[],
  usercodes: readonly string[],
): readonly string[] {
  return recipients.filter(({ usercode }) => usercodes.includes(usercode)).map(({ name }) => name);
}
