import { nextOccurrence, type Occasion, type Rhythm } from '@/domain/bookings/schedule';
import type { Day } from '@/domain/business-time';

interface BookedOccasion {
  id: string;
  occasion: Occasion;
  every: Rhythm['every'];
  /** When something of it is due next; null where it is over. */
  next: Day | null;
  recipients: readonly { usercode: string; name: string; anchor: Day; days?: readonly Day[] | undefined }[];
}

/** A person for whom a gift for the occasion is already booked, with its next day. */
export interface AlreadyBooked<Booking> {
  booking: Booking;
  usercode: string;
  name: string;
  day: Day;
}

/**
 * Who of these people has a birthday gift in another booking that goes on. Other occasions may come twice without surprise. Takes the booking that is
 * changed, whose own people are no news.
 */
export function alreadyBooked<Booking extends BookedOccasion>(
  bookings: readonly Booking[],
  usercodes: readonly string[],
  occasion: Occasion,
  changed: Pick<BookedOccasion, 'occasion' | 'recipients'> | null,
): readonly AlreadyBooked<Booking>[] {
  if (occasion !== 'birthday') return [];
  const own = changed?.occasion === 'birthday' ? changed.recipients.map(({ usercode }) => usercode) : [];
  const asked = usercodes.filter((usercode) => !own.includes(usercode));
  return bookings.flatMap((booking) => {
    const { next, every } = booking;
    if (booking.occasion !== 'birthday' || next === null) return [];
    return booking.recipients
      .filter(({ usercode }) => asked.includes(usercode))
      .map(({ usercode, name, anchor, days }) => ({
        booking,
        usercode,
        name,
        day: nextOccurrence({ anchor, every, days }, next) ?? next,
      }));
  });
}
