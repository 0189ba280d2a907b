import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { DataOf, Endpoint } from '@/api/endpoint';
import { getCurrentBill, queryBillEntry, queryBillMonths, queryBillParties } from '@/api/endpoints/bill';
import { queryUserDetail } from '@/api/endpoints/home-today';
import type { AccountType } from '@/domain/account';
import type { BillQuestion } from '@/domain/accounts/bill';
import { queryClient } from './client';
import { endpointKey, inPages, invalidate, metaOf } from './endpoint';

/** One entry with all that its own page shows. */
export type BillItem = NonNullable<DataOf<typeof queryBillEntry>>;

const pageSize = 100;

/** The bill of one account as far as it was asked for, page by page, newest first; while the question changes the former answer stays. */
export function useBill(accountType: AccountType, { month, filter, keyword, party }: BillQuestion) {
  const asked = { accountType, month, filter, keyword, party };
  return useInfiniteQuery(
    {
      queryKey: endpointKey(getCurrentBill, asked),
      queryFn: ({ pageParam, signal }) =>
        call(getCurrentBill, { ...asked, page: pageParam, size: pageSize }, { signal }),
      ...inPages(pageSize),
      meta: metaOf(getCurrentBill),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** Somebody wants to see the bill as it is now. */
export async function invalidateBill(): Promise<void> {
  const read: Endpoint[] = [
    getCurrentBill,
    queryBillMonths,
    queryBillEntry,
    queryBillParties,
    queryUserDetail,
  ];
  await Promise.all(read.map((each) => invalidate(each)));
}
