import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { getCurrentBill, queryBillEntry, queryBillMonths, queryBillParties } from '@/api/endpoints/bill';
import type { DataOf } from '@/api/endpoint';
import type { AccountType } from '@/domain/account';
import type { BillQuestion } from '@/domain/accounts/bill';
import { queryClient } from './client';

/** One entry with all that its own page shows. */
export type BillItem = NonNullable<DataOf<typeof queryBillEntry>>;

const pageSize = 100;
const glance = 3;

/** The bill of one account as far as it was asked for, page by page, newest first; while the question changes the former answer stays. */
export function useBill(accountType: AccountType, { month, filter, keyword, party }: BillQuestion) {
  return useInfiniteQuery(
    {
      queryKey: ['bill', accountType, 'pages', month, filter, keyword, party],
      initialPageParam: 1,
      queryFn: ({ pageParam, signal }) =>
        call(
          getCurrentBill,
          { accountType, month, filter, keyword, party, page: pageParam, size: pageSize },
          { signal },
        ),
      getNextPageParam: ({ total }, pages) =>
        pages.length * pageSize < total ? pages.length + 1 : undefined,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** Income and spending of the last months up to `month`, oldest first. */
export function useBillMonths(accountType: AccountType, month: string, count: number) {
  return useQuery(
    {
      queryKey: ['bill', accountType, 'months', month, count],
      queryFn: ({ signal }) => call(queryBillMonths, { accountType, month, count }, { signal }),
    },
    queryClient,
  );
}

/** One entry of a bill; null where it is not one of the person's own. */
export function useBillEntry(id: string) {
  return useQuery(
    { queryKey: ['bill', 'entry', id], queryFn: ({ signal }) => call(queryBillEntry, { id }, { signal }) },
    queryClient,
  );
}

/** Everybody on the other side of an account's entries, the latest first; asked for once somebody wants to know. */
export function useBillParties(accountType: AccountType, wanted: boolean) {
  return useQuery(
    {
      queryKey: ['bill', accountType, 'parties'],
      queryFn: async ({ signal }) => (await call(queryBillParties, { accountType }, { signal })).parties,
      enabled: wanted,
    },
    queryClient,
  );
}

/** The newest few entries of the personal account. */
export function useNewestEntries() {
  return useQuery(
    {
      queryKey: ['bill', 0, 'newest'],
      queryFn: ({ signal }) => call(getCurrentBill, { accountType: 0, page: 1, size: glance }, { signal }),
    },
    queryClient,
  );
}
