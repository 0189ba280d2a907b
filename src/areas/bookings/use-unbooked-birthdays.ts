import type { DataOf } from '@/api/endpoint';
import { queryGiftedColleagues } from '@/api/endpoints/transfer';
import { firstRunAfter, nextOccurrence } from '@/domain/bookings/schedule';
import { oftenGifted, upcomingOccasions, type UpcomingOccasion } from '@/domain/bookings/upcoming';
import type { Day } from '@/domain/business-time';
import { namesToldApart, type NameOf } from '@/domain/colleagues/distinctions';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import type { Booking } from '@/queries/bookings';
import { useEndpoint } from '@/queries/endpoint';

/** A colleague who received a gift from this person. */
export type Gifted = DataOf<typeof queryGiftedColleagues>['list'][number];
export type UnbookedBirthday = UpcomingOccasion<Gifted>;

/** The range of the forecast, in days. */
const daysAhead = 366;
const maxOftenGifted = 3;

const namesOfGifted = ({ list }: DataOf<typeof queryGiftedColleagues>) => namesToldApart(list);
const plainName: NameOf = ({ name }) => name;

/** How to name the colleagues who got gifts before. */
export function useGiftedNames(): NameOf {
  return useEndpoint(queryGiftedColleagues, {}, { select: namesOfGifted }).data ?? plainName;
}

/** Upcoming birthdays of colleagues who got gifts before and have nothing booked; empty if the query fails, as it is only a suggestion. */
export function useUnbookedBirthdays({ bookings, span }: Funding): readonly UnbookedBirthday[] {
  const { data } = useEndpoint(queryGiftedColleagues, {}, { select: ({ list }) => list });
  const booked = bookedCodes(bookings);
  const unbooked = (data ?? []).filter(({ usercode }) => !booked.has(usercode));
  return upcomingOccasions(unbooked, firstRunAfter(span.now), daysAhead).filter(
    ({ occasion }) => occasion === 'birthday',
  );
}

/** The colleagues who get gifts most often and have nothing booked, each with the next birthday. */
export function useOftenGifted({
  bookings,
  span,
}: Funding): readonly { person: Gifted & { times: number }; birthday: Day }[] {
  const { data } = useEndpoint(queryGiftedColleagues, {}, { select: ({ list }) => list });
  const from = firstRunAfter(span.now);
  return oftenGifted(data ?? [], bookedCodes(bookings))
    .slice(0, maxOftenGifted)
    .map((person) => ({
      person,
      birthday: nextOccurrence({ anchor: person.birthday, every: 'yearly' }, from) ?? from,
    }));
}

/** The usercodes of all recipients of bookings that are not over. */
function bookedCodes(bookings: readonly Booking[]): ReadonlySet<string> {
  const live = bookings.filter(({ next }) => next !== null);
  return new Set(live.flatMap(({ recipients }) => recipients.map(({ usercode }) => usercode)));
}
