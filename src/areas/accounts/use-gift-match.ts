import { useMemo } from 'react';
import { gatewayNow } from '@/api/clock';
import type { DataOf } from '@/api/endpoint';
import { queryGiftHistory } from '@/api/endpoints/gift-history';
import { queryGiftedColleagues } from '@/api/endpoints/transfer';
import { upcomingOccasions, type UpcomingOccasion } from '@/domain/bookings/upcoming';
import { daysBetween, fromMoment, toDay } from '@/domain/business-time';
import { maxRecipients } from '@/domain/constants';
import type { Tenths } from '@/domain/money';
import type { Booking } from '@/queries/bookings';
import { useEndpoint } from '@/queries/endpoint';
import { matchGifts, usualAmount, type GiftMatch } from './rules/gift-match';

type Gifted = DataOf<typeof queryGiftedColleagues>['list'][number];

/** A gift that would use expiring coins: the person, the occasion, and what they usually get. */
export interface MatchedGift extends UpcomingOccasion<Gifted> {
  usercode: string;
  usual: Tenths;
}

/** How many days after the coins expire an occasion may be; the gift is then this much early. */
const daysAfterExpiry = 7;
/** Recipients of a gift within these days are left out, because the pre-check of a transfer would warn about them. */
const restDays = 30;
/** Only a suggestion, so a failure is not reported. */
const optional = { background: true };

/**
 * The birthdays and anniversaries for which expiring coins of the personal account are just right; null while unknown and where there are
 * none. Colleagues with something booked are left out. The gateway is asked only where `isWanted`.
 */
export function useGiftMatch(
  coins: Tenths,
  expiresAt: number,
  bookings: readonly Booking[],
  isWanted: boolean,
): GiftMatch<MatchedGift> | null {
  const { data: people } = useEndpoint(
    queryGiftedColleagues,
    {},
    { ...optional, enabled: isWanted, select: ({ list }) => list },
  );
  const upcoming = useMemo(() => {
    const now = gatewayNow();
    const today = toDay(now);
    const booked = new Set(
      bookings
        .filter(({ next }) => next !== null)
        .flatMap(({ recipients }) => recipients.map(({ usercode }) => usercode)),
    );
    const free = (people ?? []).filter(
      ({ usercode, lastTime }) =>
        !booked.has(usercode) && daysBetween(toDay(fromMoment(lastTime)), today) > restDays,
    );
    return upcomingOccasions(free, today, daysBetween(today, toDay(expiresAt)) + daysAfterExpiry);
  }, [people, bookings, expiresAt]);
  const usercodes = [...new Set(upcoming.map(({ person }) => person.usercode))].slice(0, maxRecipients);
  const { data: gifts } = useEndpoint(
    queryGiftHistory,
    { accountType: 0, usercodes },
    { ...optional, enabled: isWanted && usercodes.length > 0, select: (data) => data.gifts },
  );
  return useMemo(() => {
    const candidates = upcoming.flatMap((occasion): MatchedGift[] => {
      const { usercode } = occasion.person;
      const given = (gifts ?? []).filter((gift) => gift.usercode === usercode && gift.accountType === 0);
      const usual = usualAmount(given.map(({ money }) => money));
      return usual === null ? [] : [{ ...occasion, usercode, usual }];
    });
    return matchGifts(candidates, coins);
  }, [upcoming, gifts, coins]);
}
