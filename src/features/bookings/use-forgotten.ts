import type { DataOf } from '@/api/endpoint';
import type { queryGiftedColleagues } from '@/api/endpoints/transfer';
import { firstRunAfter } from '@/domain/schedule';
import { upcomingOccasions, type UpcomingOccasion } from '@/domain/upcoming';
import { useGiftedColleagues } from '@/queries/transfer';
import type { Funding } from '@/flows/funding-forecast/use-funding';

export type Forgotten = UpcomingOccasion<DataOf<typeof queryGiftedColleagues>['list'][number]>;

/** As far as the forecast looks, in days. */
const within = 366;

/** Birthdays to come of colleagues whom one has given to, with nothing booked for them. It is an offer: where it cannot be had, nobody misses it. */
export function useForgotten({ bookings, span }: Funding): readonly Forgotten[] {
  const { data } = useGiftedColleagues();
  const booked = new Set(
    bookings
      .filter(({ next }) => next !== null)
      .flatMap(({ recipients }) => recipients.map(({ usercode }) => usercode)),
  );
  const free = (data ?? []).filter(({ usercode }) => !booked.has(usercode));
  return upcomingOccasions(free, firstRunAfter(span.now), within).filter(
    ({ occasion }) => occasion === 'birthday',
  );
}
