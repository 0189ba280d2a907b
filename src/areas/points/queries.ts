import { pointsExchangeList, queryPointsExchange } from '@/api/endpoints/points';
import type { PointsKind } from '@/domain/points/exchange';
import { invalidate } from '@/queries/endpoint';
import { useEndpointPages } from '@/queries/endpoint-pages';

/** The exchanges of one kind, page by page. */
export function useExchangeRecords(kind: PointsKind) {
  return useEndpointPages(pointsExchangeList, { kind }, ({ total, records: rows }) => ({ total, rows }), {
    size: 20,
  });
}

/** Reads the exchanges and the rate again. */
export async function invalidateExchanges(): Promise<void> {
  await Promise.all([invalidate(pointsExchangeList), invalidate(queryPointsExchange)]);
}
