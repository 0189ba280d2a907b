import { emptyBooking, type BookingDraft } from '@/domain/bookings/booking';
import { firstRunAfter } from '@/domain/bookings/schedule';
import { toTyped } from '@/domain/money';
import type { Booking } from '@/queries/bookings';

/** The initial draft: an empty one, or the content of a booking; a day that is past is replaced by the next one. */
export function draftOf(booking: Booking | null, now: number): BookingDraft {
  if (booking === null) return emptyBooking;
  const { recipients, money, text, tag, date, next, every, lunar, workingDay } = booking;
  const isOver = date !== null && date < firstRunAfter(now);
  return {
    transferList: recipients.map(({ usercode, name, department, jobNumber }) => ({
      usercode,
      name,
      department,
      jobNumber,
    })),
    money: toTyped(money),
    text,
    tag,
    isMilepost: every === 'once',
    date: (isOver ? next : date) ?? '',
    every: every === 'monthly' ? 'monthly' : 'yearly',
    lunar: lunar ?? '',
    workingDay,
  };
}
