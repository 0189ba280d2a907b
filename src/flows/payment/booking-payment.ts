import * as v from 'valibot';
import { call } from '@/api/call';
import { appointmentDetail, appointmentPayAgain } from '@/api/endpoints/appointment';
import { invalidateBookings, type Booking, type BookingRun } from '@/queries/bookings';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { createPaymentFlow } from './create-payment-flow';

/** A run of a booking that could not be paid on its day, paid again. */
export const bookingPayment = createPaymentFlow({
  name: 'pays again',
  request: v.object({
    ...appointmentPayAgain.body.entries,
    /** Needed to find the booking again; not sent. */
    accountType: v.optional(v.picklist([0, 1] as const)),
  }),
  gateway: appointmentPayAgain.gateway,
  send: ({ id, day }, options) => call(appointmentPayAgain, { id, day }, options),
  // The record of the booking shows whether the run was paid.
  findRecord: async ({ id, day, accountType = 0 }, _sentAt, options) => {
    const detail = await call(appointmentDetail, { accountType, id }, options);
    const run = detail?.runs.find((each) => each.day === day);
    return run?.paid === true ? run.transferId : null;
  },
  onOutcome: () => {
    void invalidateAfterPayment();
    void invalidateBookings();
  },
});

/** Identifies the run of an intent. */
export function runKey({ id }: Pick<Booking, 'id'>, { day }: Pick<BookingRun, 'day'>): string {
  return `${id} ${day}`;
}

/** Prepares the payment when the confirm sheet of a run opens. */
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
