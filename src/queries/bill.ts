import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { DataOf, Endpoint } from '@/api/endpoint';
import { getCurrentBill, queryBillEntry, queryBillMonths, queryBillParties } from '@/api/endpoints/bill';
import { queryUserDetail } from '@/api/endpoints/home-today';
import type { AccountType } from '@/domain/account';
import type { BillQuestion } from '@/domain/accounts/bill';
import { queryClient } from './client';
import { endpointKey, inPages, invalidate, metaOf } from './endpoint';

/** One entry with everything that its own page shows. */
export type BillItem = NonNullable<DataOf<typeof queryBillEntry>>;

const pageSize = 100;

/** The bill of one account page by page, newest first; after a change of the filters the former data stays until the new data is there. */
export function useBill(accountType: AccountType, { month, filter, keyword, party }: BillQuestion) {
  const filters = { accountType, month, filter, keyword, party };
  return useInfiniteQuery(
    {
      queryKey: endpointKey(getCurrentBill, filters),
      queryFn: ({ pageParam, signal }) =>
        call(getCurrentBill, { ...filters, page: pageParam, size: pageSize }, { signal }),
      ...inPages(pageSize),
      meta: metaOf(getCurrentBill),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** The person asked for a fresh bill. */
export async function invalidateBill(): Promise<void> {
  const endpoints: Endpoint[] = [
    getCurrentBill,
    queryBillMonths,
    queryBillEntry,
    queryBillParties,
    queryUserDetail,
  ];
  await Promise.all(endpoints.map((endpoint) => invalidate(endpoint)));
}
