import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { examRanking, examRecords } from '@/api/endpoints/exam';
import type { RankScope } from '@/domain/quiz/ranking';
import { queryClient } from './client';
import { endpointKey, inPages, metaOf } from './endpoint';

const pageSize = 20;
const rankingSize = 50;

/** The ranking of a quiz, page by page; null where there is no such quiz. */
export function useExamRanking(id: string, scope: RankScope) {
  return useInfiniteQuery(
    {
      queryKey: endpointKey(examRanking, { id, scope }),
      queryFn: ({ pageParam, signal }) =>
        call(examRanking, { id, scope, page: pageParam, size: rankingSize }, { signal, quiet: true }),
      initialPageParam: 1,
      getNextPageParam: (last, pages) =>
        last !== null && pages.length * rankingSize < last.total ? pages.length + 1 : undefined,
      meta: metaOf(examRanking),
    },
    queryClient,
  );
}

/** The person's submitted attempts, page by page. */
export function useExamRecords() {
  return useInfiniteQuery(
    {
      queryKey: endpointKey(examRecords, {}),
      queryFn: ({ pageParam, signal }) =>
        call(examRecords, { page: pageParam, size: pageSize }, { signal, quiet: true }),
      ...inPages(pageSize),
      meta: metaOf(examRecords),
    },
    queryClient,
  );
}
