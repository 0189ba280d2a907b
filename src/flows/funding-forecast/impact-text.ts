import { gatewayNow } from '@/api/clock';
import type { RunOutcome } from '@/domain/bookings/forecast';
import { startOf, toMoment } from '@/domain/business-time';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { withOtherYear } from '@/domain/moment';
import type { bookingMessages } from '@/messages/areas/bookings';
import type { Booking } from '@/queries/bookings';

/** Names the first gift that a payment leaves unpaid, and the number of others; empty where there is none. */
export function impactText(
  unpaid: readonly RunOutcome[],
  bookings: readonly Booking[],
  messages: typeof bookingMessages.zh,
): string {
  const [first] = unpaid;
  const booking = bookings.find(({ id }) => id === first?.bookingId);
  if (first === undefined || booking === undefined) return '';
  const names = booking.recipients
    .filter(({ usercode }) => first.usercodes.includes(usercode))
    .map(namesToldApart(bookings.flatMap(({ recipients }) => recipients)));
  const at = startOf(first.day);
  const day = messages.day(at, withOtherYear('tick', at, toMoment(gatewayNow())));
  const text = messages.impact(day, messages.names(names), booking.tag);
  return unpaid.length === 1 ? text : `${text} · ${messages.alsoUnpaid(unpaid.length - 1)}`;
}
