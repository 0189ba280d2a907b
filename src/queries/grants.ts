import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { DataOf } from '@/api/endpoint';
import { approvals } from '@/api/endpoints/approvals';
import { grantContext, grantDetail, grants } from '@/api/endpoints/grants';
import type { RequestKind } from '@/domain/grants/grant-state';
import { queryClient } from './client';
import { endpointKey, inPages, invalidate, metaOf, useEndpoint } from './endpoint';

/** An account that grants may be paid from. */
export type GrantAccount = DataOf<typeof grantContext>['accounts'][number];
/** An activity or a grant as lists show it. */
export type GrantSummary = DataOf<typeof grants>['requests'][number];
/** The same with its people, trail and effect. */
export type GrantDetail = NonNullable<DataOf<typeof grantDetail>>;
/** One person of a grant. */
export type GrantRow = GrantDetail['rows'][number];

const pageSize = 30;

/** How often a grant that is going out is read again, ms. */
const whilePaying = 2_000;

/** One request; read again while it is going out. */
export function useGrant(kind: RequestKind, id: string) {
  return useEndpoint(
    grantDetail,
    { kind, id },
    {
      refetchInterval: ({ state: { data } }) =>
        data?.state === 'paying' || (data?.state === 'scheduled' && data.date === null) ? whilePaying : false,
    },
  );
}

/** What waits for the person's decision, or what they have decided; page by page. */
export function useApprovals(kind: RequestKind, list: 'waiting' | 'decided') {
  return useInfiniteQuery(
    {
      queryKey: endpointKey(approvals, { kind, list }),
      queryFn: ({ pageParam, signal }) =>
        call(approvals, { kind, list, page: pageParam, size: pageSize }, { signal }),
      ...inPages(pageSize),
      meta: metaOf(approvals),
    },
    queryClient,
  );
}

/** A request was made, decided or changed. */
export async function invalidateGrants(): Promise<void> {
  await Promise.all([
    invalidate(approvals),
    invalidate(grants),
    invalidate(grantDetail),
    invalidate(grantContext),
  ]);
}
