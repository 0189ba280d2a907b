import { useMemo } from 'react';
import { gatewayNow } from '@/api/clock';
import { getNew } from '@/api/endpoints/home';
import { iconStatusCheck } from '@/api/endpoints/home-today';
import { queryGiftedColleagues } from '@/api/endpoints/transfer';
import { fromMoment, toDay, daysLater } from '@/domain/business-time';
import { forecast } from '@/domain/bookings/forecast';
import { homeLooksAhead, todayItemsOf, type TodayItem, type TodayFacts } from '@/domain/home/today';
import { upcomingOccasions } from '@/domain/bookings/upcoming';
import { useFunding, type Funding } from '@/flows/funding-forecast/use-funding';
import { useAccounts } from '@/queries/account';
import { useDatedCoins } from '@/queries/bookings';
import { useEndpoint } from '@/queries/endpoint';
import { useSession } from '@/state/session';

/** Gifts are foreseen this many days ahead: what comes later can wait until it is nearer. */
const foreseen = 60;
/** A gift stays today's matter for a day, ms. */
const giftIsNew = 86_400_000;

export interface Today {
  /** What matters, most urgent first. Each source that does not come is left out. */
  items: readonly TodayItem[];
  /** Whether the rest of the day is known: nobody is told that nothing waits before everything was asked. */
  asked: 'waiting' | 'partly' | 'wholly';
}

export function useToday(): Today {
  const status = useEndpoint(iconStatusCheck, {}, { quiet: true });
  const received = useEndpoint(getNew, {});
  const icons = status.data;
  const gifts = received.data;
  const sysType = useSession((session) => session.sysType);
  const gives = sysType === 'LONGCOIN';
  const accounts = useAccounts(sysType);
  const info = accounts.data;
  const team = info?.accountList.some(({ accountType }) => accountType === 'GLZ') === true;
  const known = useEndpoint(
    queryGiftedColleagues,
    {},
    { quiet: true, enabled: gives, select: ({ list }) => list },
  );
  const gifted = known.data;
  const ownFunding = useFunding(0, { quiet: true, enabled: gives });
  const own = ownFunding.data;
  const teamFunding = useFunding(1, { quiet: true, enabled: gives && team });
  const teams = teamFunding.data;
  // In a wallet without bookings coins lapse all the same.
  const coins = useDatedCoins(0, { quiet: true });
  const dated = coins.data;
  const unpaid = useMemo(
    () =>
      [own, teams]
        .flatMap((funding) => (funding === undefined ? [] : unpaidOf(funding, gatewayNow())))
        .sort((one, other) => (one.day < other.day ? -1 : 1)),
    [own, teams],
  );
  const upcoming = useMemo(
    () => upcomingOccasions(gifted ?? [], toDay(gatewayNow()), homeLooksAhead),
    [gifted],
  );
  const items = useMemo(() => {
    const now = gatewayNow();
    const today = toDay(now);
    const booked = own?.bookings.filter(({ cancelledAt }) => cancelledAt === null) ?? [];
    const facts: TodayFacts = {
      toPay: icons?.toPay == null ? null : { ...icons.toPay, until: fromMoment(icons.toPay.until) },
      trip: icons?.trip ?? null,
      unpaid,
      expiring: (dated ?? []).map(({ amount, expiresAt }) => ({ amount, day: toDay(expiresAt) })),
      occasions: upcoming.map(({ person, occasion, day }) => ({
        usercode: person.usercode,
        name: person.name,
        department: person.department,
        jobNumber: person.jobNumber,
        occasion,
        day,
        booked: booked.some(
          (each) =>
            each.occasion === occasion &&
            each.recipients.some(({ usercode }) => usercode === person.usercode),
        ),
      })),
      gifts: (gifts?.gifts ?? []).filter(({ time }) => fromMoment(time) > now - giftIsNew),
    };
    return todayItemsOf(facts, today);
  }, [icons, gifts, upcoming, own, unpaid, dated]);
  // Without an account there are no forecasts, which the balance says already.
  const fundings = accounts.isError || !gives ? [] : team ? [ownFunding, teamFunding] : [ownFunding];
  const parts = [status, received, accounts, coins, ...(gives ? [known] : []), ...fundings];
  const waits = parts.some(({ data, error }) => data === undefined && error === null);
  const failed = parts.some((part) => part !== accounts && part.data === undefined);
  return { items, asked: waits ? 'waiting' : failed ? 'partly' : 'wholly' };
}

function unpaidOf({ planned, purse, bookings }: Funding, now: number): TodayFacts['unpaid'] {
  const span = { now, until: daysLater(toDay(now), foreseen) };
  return forecast(planned, purse, span)
    .flatMap(({ outcomes }) => outcomes)
    .filter(({ paid }) => !paid)
    .map(({ bookingId, day, usercodes, missing }) => {
      const booking = bookings.find(({ id }) => id === bookingId);
      const names = (booking?.recipients ?? [])
        .filter(({ usercode }) => usercodes.includes(usercode))
        .map(({ name }) => name);
      return { bookingId, accountType: booking?.accountType ?? 0, day, names, missing };
    });
}
