import type * as v from 'valibot';
import type { appointmentList } from '@/api/endpoints/appointment';
import { firstRunAfter } from '@/domain/bookings/schedule';
import { toMoment } from '@/domain/business-time';
import { toCoins } from '@/domain/money';
import { colleague } from '@/mocks/core/colleague';
import type { MockState } from '@/mocks/core/state';
import { anchorOf, daysOf, nextDay, spanFrom, type Booking, type RunRecord } from './bookings';

type Wire = v.InferInput<(typeof appointmentList)['data']>['bookings'][number];

/** A recipient of a booking with the day of the occasion; empty for unknown people. */
export function recipientOf(
  state: MockState,
  booking: Pick<Booking, 'occasion' | 'date' | 'every' | 'lunar' | 'workingDay'>,
  usercode: string,
  now: number,
) {
  const found = colleague(state, usercode);
  if (found === undefined) return [];
  const { name, department, jobNumber, departed, oaAccount } = found;
  const able = !departed && oaAccount !== null;
  const anchor = anchorOf(booking, found);
  const days = daysOf(booking, anchor, spanFrom(firstRunAfter(now)));
  return [
    {
      usercode,
      name,
      department,
      jobNumber,
      anchor,
      ...(days === undefined ? {} : { days: [...days] }),
      able,
    },
  ];
}

/** What one run did with a booking. */
export function runOnTheWire(state: MockState, run: RunRecord) {
  const named = (usercode: string) => ({ usercode, name: colleague(state, usercode)?.name ?? usercode });
  return {
    day: run.day,
    paid: run.paid,
    recipients: run.usercodes.map(named),
    skipped: run.skipped.map(named),
    amount: toCoins(run.amount),
    missing: toCoins(run.missing),
    behind: run.behind,
    transferId: run.transferId,
  };
}

/** A booking as its owner reads it. */
export function onTheWire(state: MockState, booking: Booking, now: number): Wire {
  const {
    id,
    accountType,
    tag,
    occasion,
    date,
    every,
    to,
    money,
    text,
    bookedAt,
    queueIndex = null,
    cancelledAt,
  } = booking;
  const runs = state.runs.filter(({ bookingId }) => bookingId === id);
  const last = runs[runs.length - 1];
  return {
    id,
    accountType,
    tag,
    occasion,
    date,
    every,
    lunar: booking.lunar ?? null,
    workingDay: booking.workingDay ?? false,
    recipients: to.flatMap((usercode) => recipientOf(state, booking, usercode, now)),
    money: toCoins(money),
    text,
    bookedAt: toMoment(bookedAt),
    place: queueIndex,
    cancelledAt: cancelledAt === null ? null : toMoment(cancelledAt),
    next: nextDay(state, booking, now),
    last: last === undefined ? null : last.paid ? 'paid' : 'unpaid',
  };
}
