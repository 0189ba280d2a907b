import type { DataOf, Endpoint } from '@/api/endpoint';
import { getCurrentBill, queryBillEntry, queryBillMonths, queryBillParties } from '@/api/endpoints/bill';
import { queryUserDetail } from '@/api/endpoints/home-today';
import type { AccountType } from '@/domain/account';
import type { BillQuestion } from '@/domain/accounts/bill';
import { invalidate } from '@/queries/endpoint';
import { useEndpointPages } from '@/queries/endpoint-pages';

/** One entry with everything that its own page shows. */
export type BillItem = NonNullable<DataOf<typeof queryBillEntry>>;

/** The bill of one account page by page, newest first. */
export function useBill(accountType: AccountType, { month, filter, keyword, party }: BillQuestion) {
  const filters = { accountType, month, filter, keyword, party };
  return useEndpointPages(getCurrentBill, filters, ({ total, entries: rows }) => ({ total, rows }), {
    size: 100,
    keepsFormer: true,
  });
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
