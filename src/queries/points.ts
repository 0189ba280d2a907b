import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { pointsExchangeList, queryPointsExchange } from '@/api/endpoints/points';
import type { PointsKind } from '@/domain/points/exchange';
import { queryClient } from './client';
import { endpointKey, inPages, invalidate, metaOf } from './endpoint';

const pageSize = 20;

/** The exchanges of one kind, page by page. */
export function useExchangeRecords(kind: PointsKind) {
  return useInfiniteQuery(
    {
      queryKey: endpointKey(pointsExchangeList, { kind }),
      queryFn: ({ pageParam, signal }) =>
        call(pointsExchangeList, { kind, page: pageParam, size: pageSize }, { signal }),
      ...inPages(pageSize),
      meta: metaOf(pointsExchangeList),
    },
    queryClient,
  );
}

/** Reads the exchanges and the rate again. */
export async function invalidateExchanges(): Promise<void> {
  await Promise.all([invalidate(pointsExchangeList), invalidate(queryPointsExchange)]);
}
