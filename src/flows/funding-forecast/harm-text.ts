import { fromMoment, partsOf } from '@/domain/business-time';
import type { RunOutcome } from '@/domain/bookings/forecast';
import type { bookingMessages } from '@/messages/bookings';
import type { Booking } from '@/queries/bookings';

/** The first gift that goes unpaid for a payment, by name, and how many more; empty where none does. */
export function harmText(
  harmed: readonly RunOutcome[],
  bookings: readonly Booking[],
  messages: typeof bookingMessages.zh,
): string {
  const [gone] = harmed;
  const booking = bookings.find(({ id }) => id === gone?.bookingId);
  if (gone === undefined || booking === undefined) return '';
  const names = booking.recipients
    .filter(({ usercode }) => gone.usercodes.includes(usercode))
    .map(({ name }) => name);
  const day = messages.shortDay(partsOf(fromMoment(gone.day)));
  const line = messages.harms(day, messages.names(names), booking.tag);
  return harmed.length === 1 ? line : `${line} · ${messages.harmsMore(harmed.length - 1)}`;
}
