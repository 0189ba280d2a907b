import type { DataOf } from '@/api/endpoint';
import {
  appointmentDetail,
  appointmentList,
  appointmentRuns,
  type appointmentTags,
} from '@/api/endpoints/appointment';
import { queryUserExpireDetail } from '@/api/endpoints/expiring';
import type { AccountType } from '@/domain/account';
import type { DatedCoins, PlannedGifts } from '@/domain/bookings/forecast';
import { fromMoment } from '@/domain/business-time';
import { invalidate, useEndpoint } from './endpoint';

/** A booking as its owner sees it. */
export type Booking = DataOf<typeof appointmentList>['bookings'][number];
/** A booking with its runs. */
export type BookingDetail = NonNullable<DataOf<typeof appointmentDetail>>;
export type BookingRun = BookingDetail['runs'][number];
/** A past run of any booking. */
export type PastRun = DataOf<typeof appointmentRuns>['runs'][number];
/** An occasion that a booking may have. */
export type BookingTag = DataOf<typeof appointmentTags>['tags'][number];

/** The coins of an account by the moment at which they expire. */
export function useDatedCoins(
  accountType: AccountType,
  options: { quiet?: boolean; background?: boolean; enabled?: boolean } = {},
) {
  return useEndpoint(queryUserExpireDetail, { accountType }, { ...options, select: datedCoins });
}

function datedCoins({ list }: DataOf<typeof queryUserExpireDetail>): readonly DatedCoins[] {
  return list.map(({ amount, expiresAt }) => ({ amount, expiresAt: fromMoment(expiresAt) }));
}

/** The bookings that still have a next run, in the form that the forecast takes. */
export function plannedGifts(bookings: readonly Booking[]): readonly PlannedGifts[] {
  return bookings
    .filter(({ cancelledAt, next }) => cancelledAt === null && next !== null)
    .map(({ id, bookedAt, place, every, money, recipients }) => ({
      id,
      bookedAt: fromMoment(bookedAt),
      queueIndex: place,
      every,
      each: money,
      recipients,
    }));
}

/** A booking was made, changed, cancelled or paid. */
export async function invalidateBookings(): Promise<void> {
  await Promise.all([
    invalidate(appointmentList),
    invalidate(appointmentDetail),
    invalidate(appointmentRuns),
  ]);
}
