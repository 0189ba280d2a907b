import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { DataOf } from '@/api/endpoint';
import {
  appointmentDays,
  appointmentDetail,
  appointmentList,
  appointmentRuns,
  appointmentTags,
} from '@/api/endpoints/appointment';
import { queryUserExpireDetail } from '@/api/endpoints/expiring';
import type { AccountType } from '@/domain/account';
import { fromMoment } from '@/domain/business-time';
import type { DatedCoins, PlannedGifts } from '@/domain/bookings/forecast';
import type { Occasion } from '@/domain/bookings/schedule';
import { queryClient } from './client';

/** A booking as its owner sees it. */
export type Booking = DataOf<typeof appointmentList>['bookings'][number];
/** A booking with what its runs did. */
export type BookingDetail = NonNullable<DataOf<typeof appointmentDetail>>;
export type BookingRun = BookingDetail['runs'][number];
/** What a run did with one of all bookings. */
export type PastRun = DataOf<typeof appointmentRuns>['runs'][number];
/** A tag that a booking may have. */
export type BookingTag = DataOf<typeof appointmentTags>['tags'][number];

/** Said in the place of what was asked for, unless nobody asked. */
interface Asked {
  quiet?: boolean;
  /** False for an account that the person does not have. */
  wanted?: boolean;
}

const bookingsQuery = (accountType: AccountType, { quiet = false, wanted = true }: Asked) =>
  queryOptions({
    queryKey: ['bookings', accountType],
    queryFn: async ({ signal }) => (await call(appointmentList, { accountType }, { signal, quiet })).bookings,
    enabled: wanted,
  });

/** Every booking of an account in the order of booking, those that are over too. */
export function useBookings(accountType: AccountType, asked: Asked = {}) {
  return useQuery(bookingsQuery(accountType, asked), queryClient);
}

/** What the runs did with every booking of an account, oldest first. It completes what is shown: where it does not come, nobody is told. */
export function useBookingRuns(accountType: AccountType) {
  return useQuery(
    {
      queryKey: ['bookings', accountType, 'runs'],
      queryFn: async ({ signal }) =>
        (await call(appointmentRuns, { accountType }, { signal, quiet: true })).runs,
    },
    queryClient,
  );
}

/** One booking with its runs; without an id the newest. Null where there is none. */
export function useBooking(accountType: AccountType, id: string | null) {
  return useQuery(
    {
      queryKey: ['bookings', accountType, 'one', id],
      queryFn: ({ signal }) =>
        call(appointmentDetail, { accountType, ...(id === null ? {} : { id }) }, { signal }),
    },
    queryClient,
  );
}

/** The tags of an account's bookings, the usual one first. */
export function useBookingTags(accountType: AccountType) {
  return useQuery(
    {
      queryKey: ['booking-tags', accountType],
      queryFn: async ({ signal }) => (await call(appointmentTags, { accountType }, { signal })).tags,
    },
    queryClient,
  );
}

/** On which day an occasion falls for these colleagues; nothing is asked for nobody. */
export function useOccasionDays(occasion: Occasion, usercodes: readonly string[]) {
  return useQuery(
    {
      queryKey: ['occasion-days', occasion, ...usercodes],
      queryFn: async ({ signal }) => {
        const transferList = usercodes.map((usercode) => ({ usercode }));
        return (await call(appointmentDays, { occasion, transferList }, { signal })).recipients;
      },
      enabled: usercodes.length > 0,
    },
    queryClient,
  );
}

/** Which coins of an account lapse when. */
export function useDatedCoins(accountType: AccountType, { quiet = false, wanted = true }: Asked = {}) {
  return useQuery(
    {
      queryKey: ['expiring', 'dated', accountType],
      queryFn: async ({ signal }): Promise<readonly DatedCoins[]> => {
        const { list } = await call(queryUserExpireDetail, { accountType }, { signal, quiet });
        return list.map(({ amount, expiresAt }) => ({ amount, expiresAt: fromMoment(expiresAt) }));
      },
      enabled: wanted,
    },
    queryClient,
  );
}

/** The bookings that still go on, as the forecast takes them. */
export function plannedGifts(bookings: readonly Booking[]): readonly PlannedGifts[] {
  return bookings
    .filter(({ cancelledAt, next }) => cancelledAt === null && next !== null)
    .map(({ id, bookedAt, every, money, recipients }) => ({
      id,
      bookedAt: fromMoment(bookedAt),
      every,
      each: money,
      recipients,
    }));
}

/** Something was booked, changed, cancelled or paid. */
export async function bookingsOutdated(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['bookings'] });
}
