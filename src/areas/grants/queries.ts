import type { DataOf } from '@/api/endpoint';
import { approvals } from '@/api/endpoints/approvals';
import { grantContext, grantDetail, grants } from '@/api/endpoints/grants';
import type { RequestKind } from '@/domain/grants/grant-state';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { useEndpointPages } from '@/queries/endpoint-pages';
import { poll } from '@/queries/poll';

/** An account that grants may be paid from. */
export type GrantAccount = DataOf<typeof grantContext>['accounts'][number];
/** An activity or a grant as lists show it. */
export type GrantSummary = DataOf<typeof grants>['requests'][number];
/** The same with its people, trail and effect. */
export type GrantDetail = NonNullable<DataOf<typeof grantDetail>>;
/** One person of a grant. */
export type GrantRow = GrantDetail['rows'][number];

/** How often a grant that is going out is read again, ms. */
const whilePaying = 2_000;

/** One request; read again while it is going out. */
export function useGrant(kind: RequestKind, id: string) {
  return useEndpoint(
    grantDetail,
    { kind, id },
    {
      refetchInterval: poll(({ data }) => {
        const isGoingOut = data?.state === 'paying' || (data?.state === 'scheduled' && data.date === null);
        return isGoingOut && whilePaying;
      }),
    },
  );
}

/** What waits for the person's decision, or what they have decided; page by page. */
export function useApprovals(kind: RequestKind, list: 'waiting' | 'decided') {
  return useEndpointPages(approvals, { kind, list }, ({ total, requests: rows }) => ({ total, rows }), {
    size: 30,
  });
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
