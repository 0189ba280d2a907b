import { useMemo } from 'react';
import { gatewayNow } from '@/api/clock';
import type { DataOf } from '@/api/endpoint';
import { appointmentRuns } from '@/api/endpoints/appointment';
import { getNew } from '@/api/endpoints/home';
import { iconStatusCheck } from '@/api/endpoints/home-today';
import { queryGiftedColleagues, queryThanks } from '@/api/endpoints/transfer';
import { forecast } from '@/domain/bookings/forecast';
import { upcomingOccasions } from '@/domain/bookings/upcoming';
import { daysLater, fromMoment, toDay, type Day } from '@/domain/business-time';
import { namesToldApart, type NameOf } from '@/domain/colleagues/distinctions';
import { useFunding, type Funding } from '@/flows/funding-forecast/use-funding';
import { useAccounts } from '@/queries/account';
import { useDatedCoins, type PastRun } from '@/queries/bookings';
import { useEndpoint } from '@/queries/endpoint';
import { useSession } from '@/state/session';
import { homeLooksAhead, todayItemsOf, type TodayInput, type TodayItem } from './rules/today';

/** Unpaid bookings are forecast this many days ahead; later ones are reported when they come nearer. */
const forecastDays = 60;
/** Gifts and thanks are items of today for this long, ms. */
const newsAge = 86_400_000;

export interface Today {
  /** The items, most urgent first; a source that fails is left out. */
  items: readonly TodayItem[];
  /** Whether all sources have answered: without items, the page says that the day is free only when it is `complete`. */
  status: 'loading' | 'partial' | 'complete';
}

export function useToday(): Today {
  const iconsQuery = useEndpoint(iconStatusCheck, {}, { quiet: true });
  const giftsQuery = useEndpoint(getNew, {});
  const icons = iconsQuery.data;
  const gifts = giftsQuery.data;
  const sysType = useSession((session) => session.sysType);
  const canSend = sysType === 'LONGCOIN';
  const accounts = useAccounts(sysType);
  const info = accounts.data;
  const hasTeam = info?.accountList.some(({ accountType }) => accountType === 'GLZ') === true;
  const giftedQuery = useEndpoint(
    queryGiftedColleagues,
    {},
    { quiet: true, enabled: canSend, select: ({ list }) => list },
  );
  const gifted = giftedQuery.data;
  const thanksQuery = useEndpoint(
    queryThanks,
    {},
    { background: true, enabled: canSend, select: (data) => data.thanks },
  );
  const thanks = thanksQuery.data;
  const ownFunding = useFunding(0, { quiet: true, enabled: canSend });
  const own = ownFunding.data;
  const teamFunding = useFunding(1, { quiet: true, enabled: canSend && hasTeam });
  const team = teamFunding.data;
  const runsQuery = useEndpoint(appointmentRuns, { accountType: 0 }, runsOptions(own));
  const teamRunsQuery = useEndpoint(appointmentRuns, { accountType: 1 }, runsOptions(team));
  const runs = runsQuery.data;
  const teamRuns = teamRunsQuery.data;
  // Not limited to those who can send: coins expire in a wallet without bookings, too.
  const coinsQuery = useDatedCoins(0, { quiet: true });
  const dated = coinsQuery.data;
  const nameOf = useMemo(
    () =>
      namesToldApart([
        ...(gifted ?? []),
        ...(thanks ?? []),
        ...[own, team].flatMap((funding) => funding?.bookings ?? []).flatMap(({ recipients }) => recipients),
      ]),
    [gifted, thanks, own, team],
  );
  const unpaid = useMemo(
    () =>
      [own, team]
        .flatMap((funding) => (funding === undefined ? [] : unpaidOf(funding, gatewayNow(), nameOf)))
        .sort((one, other) => (one.day < other.day ? -1 : 1)),
    [own, team, nameOf],
  );
  const upcoming = useMemo(
    () => upcomingOccasions(gifted ?? [], toDay(gatewayNow()), homeLooksAhead),
    [gifted],
  );
  const items = useMemo(() => {
    const now = gatewayNow();
    const today = toDay(now);
    const bookings = own?.bookings.filter(({ cancelledAt }) => cancelledAt === null) ?? [];
    const input: TodayInput = {
      toPay: icons?.toPay == null ? null : { ...icons.toPay, until: fromMoment(icons.toPay.until) },
      trip: icons?.trip ?? null,
      awaited: (icons?.awaited ?? []).map(({ until, ...each }) => ({
        ...each,
        until: until === null ? null : fromMoment(until),
      })),
      failed: [...failedOn(today, own, runs, nameOf), ...failedOn(today, team, teamRuns, nameOf)],
      unpaid,
      expiring: (dated ?? []).map(({ amount, expiresAt }) => ({ amount, day: toDay(expiresAt) })),
      occasions: upcoming.map(({ person, occasion, day }) => ({
        usercode: person.usercode,
        name: person.name,
        shownName: nameOf(person),
        department: person.department,
        jobNumber: person.jobNumber,
        occasion,
        day,
        booked: bookings.some(
          (booking) =>
            booking.occasion === occasion &&
            booking.recipients.some(({ usercode }) => usercode === person.usercode),
        ),
      })),
      gifts: (gifts?.gifts ?? []).filter(({ time }) => fromMoment(time) > now - newsAge),
      thanks: (thanks ?? [])
        .filter(({ time }) => fromMoment(time) > now - newsAge)
        .map(({ transferId, text, ...person }) => ({ transferId, text, shownName: nameOf(person) })),
    };
    return todayItemsOf(input, today);
  }, [icons, gifts, thanks, upcoming, own, team, runs, teamRuns, unpaid, dated, nameOf]);
  // Without accounts there are no forecasts; the balance reports that failure already.
  const fundings = accounts.isError || !canSend ? [] : hasTeam ? [ownFunding, teamFunding] : [ownFunding];
  const queries = [
    iconsQuery,
    giftsQuery,
    accounts,
    coinsQuery,
    ...(canSend ? [giftedQuery, thanksQuery] : []),
    ...fundings,
  ];
  const isLoading = queries.some(({ data, error }) => data === undefined && error === null);
  const hasFailed = queries.some((query) => query !== accounts && query.data === undefined);
  return { items, status: isLoading ? 'loading' : hasFailed ? 'partial' : 'complete' };
}

/** The runs are needed only where the last run of a booking went unpaid. */
function runsOptions(funding: Funding | undefined) {
  return {
    quiet: true,
    enabled: funding?.bookings.some(({ last }) => last === 'unpaid') === true,
    select: (data: DataOf<typeof appointmentRuns>) => data.runs,
  };
}

/** The gifts of a day that its run could not pay and that were not cancelled since. */
function failedOn(
  day: Day,
  funding: Funding | undefined,
  runs: readonly PastRun[] | undefined,
  nameOf: NameOf,
): TodayInput['failed'] {
  return (runs ?? []).flatMap((run) => {
    const booking = funding?.bookings.find(({ id }) => id === run.bookingId);
    if (run.paid || run.day !== day || booking === undefined || booking.cancelledAt !== null) return [];
    const names = run.recipients.map(nameOf);
    return [{ bookingId: booking.id, accountType: booking.accountType, names, amount: run.amount }];
  });
}

function unpaidOf({ planned, purse, bookings }: Funding, now: number, nameOf: NameOf): TodayInput['unpaid'] {
  const span = { now, until: daysLater(toDay(now), forecastDays) };
  return forecast(planned, purse, span)
    .flatMap(({ outcomes }) => outcomes)
    .filter(({ paid }) => !paid)
    .map(({ bookingId, day, usercodes, missing }) => {
      const booking = bookings.find(({ id }) => id === bookingId);
      const names = (booking?.recipients ?? [])
        .filter(({ usercode }) => usercodes.includes(usercode))
        .map(nameOf);
      return { bookingId, accountType: booking?.accountType ?? 0, day, names, missing };
    });
}
