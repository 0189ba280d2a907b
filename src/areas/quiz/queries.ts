import { useEndpointPages } from '@/queries/endpoint-pages';
import { examRanking, examRecords } from './endpoints/exam';
import type { RankScope } from './rules/ranking';

/** The ranking of a quiz, page by page; no rows where there is no such quiz. */
export function useExamRanking(id: string, scope: RankScope) {
  return useEndpointPages(examRanking, { id, scope }, (page) => page ?? { total: 0, rows: [] }, {
    size: 50,
    quiet: true,
  });
}

/** The person's submitted attempts, page by page. */
export function useExamRecords() {
  return useEndpointPages(examRecords, {}, ({ total, records: rows }) => ({ total, rows }), {
    size: 20,
    quiet: true,
  });
}
