import * as v from 'valibot';
import { call } from '@/api/call';
import { appointmentDetail, appointmentPayAgain } from '@/api/endpoints/appointment';
import { bookingsOutdated, type Booking, type BookingRun } from '@/queries/bookings';
import { transferOutdates } from '@/queries/outdated';
import { openDesk } from './desk';

/** What is stored of it: the call's own body, and the account, which tells where its booking is looked at. */
const wish = v.object({
  ...appointmentPayAgain.body.entries,
  accountType: v.fallback(v.picklist([0, 1] as const), 0),
});
type PayAgainWish = v.InferOutput<typeof wish>;

const desk = openDesk<PayAgainWish>({
  name: 'pays again',
  wish,
  gateway: appointmentPayAgain.gateway,
  send: ({ id, day }, options) => call(appointmentPayAgain, { id, day }, options),
  // The booking's own record tells.
  findRecord: async ({ id, day, accountType }, options) => {
    const detail = await call(appointmentDetail, { accountType, id }, options);
    const run = detail?.runs.find((each) => each.day === day);
    return run?.paid === true ? run.transferId : null;
  },
  outdate: () => {
    void transferOutdates();
    void bookingsOutdated();
  },
});

export const usePayAgainTakenUp = desk.useTakenUp;
export const payAgainWish = desk.wishOf;
export const payAgain = desk.pay;
export const payAgainSeen = desk.seen;

/** Tells which run an intent is about. */
export function runKey({ id }: Pick<Booking, 'id'>, { day }: Pick<BookingRun, 'day'>): string {
  return `${id} ${day}`;
}

/** The confirm sheet of a run opens. */
export function openPayAgain(usercode: string, booking: Booking, run: BookingRun): void {
  desk.form(usercode, {
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
