import * as v from 'valibot';
import { call } from '@/api/call';
import { appointmentDetail, appointmentPayAgain } from '@/api/endpoints/appointment';
import { type Booking, type BookingRun, invalidateBookings } from '@/queries/bookings';
import { createPaymentFlow } from './create-payment-flow';
import { invalidateAfterPayment } from '@/queries/endpoint';

/** A run of a booking that could not be paid on its day, paid again. */
export const bookingPayment = createPaymentFlow({
  name: 'pays again',
  request: v.object({
    ...appointmentPayAgain.body.entries,
    /** Tells where the booking is looked at; not sent. */
    accountType: v.optional(v.picklist([0, 1] as const), 0),
  }),
  gateway: appointmentPayAgain.gateway,
  send: ({ id, day }, options) => call(appointmentPayAgain, { id, day }, options),
  // The booking's own record tells.
  findRecord: async ({ id, day, accountType = 0 }, _sentAt, options) => {
    const detail = await call(appointmentDetail, { accountType, id }, options);
    const run = detail?.runs.find((each) => each.day === day);
    return run?.paid === true ? run.transferId : null;
  },
  onAnswer: () => {
    void invalidateAfterPayment();
    void invalidateBookings();
  },
});

/** Tells which run an intent is about. */
export function runKey({ id }: Pick<Booking, 'id'>, { day }: Pick<BookingRun, 'day'>): string {
  return `${id} ${day}`;
}

/** The confirm sheet of a run opens. */
export function prepareBookingPayment(usercode: string, booking: Booking, run: BookingRun): void {
  bookingPayment.prepare(usercode, {
    content: { id: booking.id, day: run.day, accountType: booking.accountType },
    fingerprint: runKey(booking, run),
    recipients: run.recipients.map(({ usercode: code, name }) => ({
      usercode: code,
      name,
      amount: booking.money,
    })),
    total: run.amount,
  });
}
