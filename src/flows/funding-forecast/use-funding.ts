import { useEffect, useMemo } from 'react';
import { byGatewayClock, gatewayNow } from '@/api/clock';
import { appointmentList } from '@/api/endpoints/appointment';
import { ownShare } from '@/api/own-share';
import type { AccountType } from '@/domain/account';
import { forecastHorizon, type PlannedGifts, type Purse } from '@/domain/bookings/forecast';
import { firstRunAfter, runTime } from '@/domain/bookings/schedule';
import type { Day } from '@/domain/business-time';
import { ownDelay } from '@/domain/spread';
import { useAccounts } from '@/queries/account';
import { invalidateBookings, plannedGifts, useDatedCoins, type Booking } from '@/queries/bookings';
import { invalidateAfterPayment, useEndpoint } from '@/queries/endpoint';
import { oldest } from '@/queries/oldest';
import { useSession } from '@/state/session';

/** The data that a forecast of an account needs. */
export interface Funding {
  bookings: readonly Booking[];
  /** The gifts of the bookings that still have a next run. */
  planned: readonly PlannedGifts[];
  /** With the real balance, which may be negative. */
  purse: Purse;
  /** From now, ms by the gateways' clock, to the end of the forecast. */
  span: { now: number; until: Day };
  /** When the oldest part was fetched, by the phone's clock, ms. */
  dataUpdatedAt: number;
}

/** Milliseconds that a run is given to be carried out. */
const afterRun = 1_000;

function refreshAfterRun(): void {
  void invalidateBookings();
  void invalidateAfterPayment();
}

/** Balance, expiring coins and bookings of an account as one query; the forecast begins when the bookings were fetched. */
export function useFunding(
  accountType: AccountType,
  options: { quiet?: boolean; background?: boolean; enabled?: boolean } = {},
) {
  const accounts = useAccounts(useSession((session) => session.sysType));
  const bookings = useEndpoint(
    appointmentList,
    { accountType },
    { ...options, select: (data) => data.bookings },
  );
  const coins = useDatedCoins(accountType, options);
  const kind = accountType === 0 ? 'XF' : 'GLZ';
  const balance = accounts.data?.accountList.find((each) => each.accountType === kind)?.balanceAmt;
  const list = bookings.data;
  const dated = coins.data;
  const readAt = bookings.dataUpdatedAt;
  const { dataUpdatedAt } = oldest(accounts, bookings, coins);
  const data = useMemo((): Funding | undefined => {
    if (balance === undefined || list === undefined || dated === undefined) return undefined;
    const now = byGatewayClock(readAt);
    return {
      bookings: list,
      planned: plannedGifts(list),
      purse: { balance, dated },
      span: { now, until: forecastHorizon(now) },
      dataUpdatedAt,
    };
  }, [balance, list, dated, readAt, dataUpdatedAt]);
  // What was read before a run would still announce it as the next one once it is over.
  useEffect(() => {
    if (readAt === 0) return;
    const over = runTime(firstRunAfter(byGatewayClock(readAt)));
    const left = Math.max(0, over - gatewayNow());
    // All phones wait for the same run.
    const timer = setTimeout(refreshAfterRun, left + afterRun + ownDelay(ownShare));
    return () => clearTimeout(timer);
  }, [readAt]);
  const queries = [accounts, bookings, coins];
  return {
    data,
    dataUpdatedAt,
    error: queries.map(({ error }) => error).find((error) => error !== null) ?? null,
    refetch: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
