import type { Day } from '@/domain/business-time';
import { useMemo } from 'react';
import { byGatewayClock } from '@/api/clock';
import { appointmentList } from '@/api/endpoints/appointment';
import type { AccountType } from '@/domain/account';
import { forecastHorizon, type PlannedGifts, type Purse } from '@/domain/bookings/forecast';
import { useAccounts } from '@/queries/account';
import { plannedGifts, useDatedCoins, type Booking } from '@/queries/bookings';
import { useEndpoint } from '@/queries/endpoint';
import { useSession } from '@/state/session';

/** All that a forecast of an account is made of. */
export interface Funding {
  bookings: readonly Booking[];
  /** Those that still go on. */
  planned: readonly PlannedGifts[];
  /** With the raw balance: a negative one counts as it is. */
  purse: Purse;
  /** The forecast begins now, ms by the gateways' clock, and goes until then. */
  span: { now: number; until: Day };
}

/** Balance, lapsing coins and bookings of an account as one reading; the time is taken anew with each answer. */
export function useFunding(accountType: AccountType, asked: { quiet?: boolean; enabled?: boolean } = {}) {
  const accounts = useAccounts(useSession((session) => session.sysType));
  const bookings = useEndpoint(
    appointmentList,
    { accountType },
    { ...asked, select: (data) => data.bookings },
  );
  const coins = useDatedCoins(accountType, asked);
  const kind = accountType === 0 ? 'XF' : 'GLZ';
  const balance = accounts.data?.accountList.find((each) => each.accountType === kind)?.balanceAmt;
  const list = bookings.data;
  const dated = coins.data;
  const readAt = bookings.dataUpdatedAt;
  const data = useMemo((): Funding | undefined => {
    if (balance === undefined || list === undefined || dated === undefined) return undefined;
    // By the gateways' clock, when the bookings were read.
    const now = byGatewayClock(readAt);
    return {
      bookings: list,
      planned: plannedGifts(list),
      purse: { balance, dated },
      span: { now, until: forecastHorizon(now) },
    };
  }, [balance, list, dated, readAt]);
  const parts = [accounts, bookings, coins];
  return {
    data,
    error: parts.map(({ error }) => error).find((error) => error !== null) ?? null,
    refetch: () => {
      for (const part of parts) if (part.isError) void part.refetch();
    },
  };
}
