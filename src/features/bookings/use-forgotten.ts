import type { Day } from '@/domain/business-time';
import type { DataOf } from '@/api/endpoint';
import { queryGiftedColleagues } from '@/api/endpoints/transfer';
import { firstRunAfter, nextOccurrence } from '@/domain/bookings/schedule';
import { oftenGifted, upcomingOccasions, type UpcomingOccasion } from '@/domain/bookings/upcoming';
import type { Booking } from '@/queries/bookings';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { useEndpoint } from '@/queries/endpoint';

/** A colleague whom one has given to. */
export type Gifted = DataOf<typeof queryGiftedColleagues>['list'][number];
export type Forgotten = UpcomingOccasion<Gifted>;

/** As far as the forecast looks, in days. */
const within = 366;
const mostOften = 3;

/** Birthdays to come of colleagues whom one has given to, with nothing booked for them. It is an offer: where it cannot be had, nobody misses it. */
export function useForgotten({ bookings, span }: Funding): readonly Forgotten[] {
  const { data } = useEndpoint(queryGiftedColleagues, {}, { select: ({ list }) => list });
  const booked = peopleOf(bookings);
  const free = (data ?? []).filter(({ usercode }) => !booked.has(usercode));
  return upcomingOccasions(free, firstRunAfter(span.now), within).filter(
    ({ occasion }) => occasion === 'birthday',
  );
}

/** The few who are given to most often with nothing booked for them, each with the next birthday. */
export function useOftenGifted({ bookings, span }: Funding): readonly { person: Gifted; birthday: Day }[] {
  const { data } = useEndpoint(queryGiftedColleagues, {}, { select: ({ list }) => list });
  const from = firstRunAfter(span.now);
  return oftenGifted(data ?? [], peopleOf(bookings))
    .slice(0, mostOften)
    .map((person) => ({
      person,
      birthday: nextOccurrence({ anchor: person.birthday, every: 'yearly' }, from) ?? from,
    }));
}

/** Everybody for whom something is still to come. */
function peopleOf(bookings: readonly Booking[]): ReadonlySet<string> {
  const live = bookings.filter(({ next }) => next !== null);
  return new Set(live.flatMap(({ recipients }) => recipients.map(({ usercode }) => usercode)));
}
