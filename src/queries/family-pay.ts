import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { DataOf } from '@/api/endpoint';
import { affectionPayDetail, affectionPayList, affectionPayRecords } from '@/api/endpoints/family-pay';
import { queryPayType } from '@/api/endpoints/wallet-user';
import { queryClient } from './client';
import { endpointKey, inPages, invalidate, metaOf } from './endpoint';

/** All agreements of the person, with the limits for new ones. */
export type Family = DataOf<typeof affectionPayList>;
/** An agreement as one of its two sides sees it. */
export type FamilyAgreement = Family['given'][number];
/** A payment by an agreement. */
export type FamilyPayment = DataOf<typeof affectionPayRecords>['records'][number];

const pageSize = 30;

/** The payments of one agreement, or of all that the person gave where the id is empty; page by page, newest first. */
export function useFamilyPayments(id: string) {
  return useInfiniteQuery(
    {
      queryKey: endpointKey(affectionPayRecords, { id }),
      queryFn: ({ pageParam, signal }) =>
        call(affectionPayRecords, { id, page: pageParam, size: pageSize }, { signal }),
      ...inPages(pageSize),
      meta: metaOf(affectionPayRecords),
    },
    queryClient,
  );
}

/** An agreement was made or changed, or the person asked for fresh figures. */
export async function invalidateFamily(): Promise<void> {
  await Promise.all([
    invalidate(affectionPayList),
    invalidate(affectionPayDetail),
    invalidate(affectionPayRecords),
    invalidate(queryPayType),
  ]);
}
