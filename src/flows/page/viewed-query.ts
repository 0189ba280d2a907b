import { oldest } from '@/queries/oldest';

/** The part of a query result that a page needs. */
export interface ViewedQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
  /** By the phone's clock, ms; 0 before the first response. */
  dataUpdatedAt: number;
}

/** The query of a part of the data; null stands for a part that is not there. */
export function partOf<Data, Part>(query: ViewedQuery<Data>, part: (data: Data) => Part): ViewedQuery<Part> {
  const { data, error, refetch, dataUpdatedAt } = query;
  return { data: data === undefined ? undefined : part(data), error, refetch, dataUpdatedAt };
}

/** Two queries as one that is there when both are. */
export function both<A, B>(a: ViewedQuery<A>, b: ViewedQuery<B>): ViewedQuery<readonly [A, B]> {
  const missing = [a, b].filter(({ data }) => data === undefined);
  return {
    data: a.data === undefined || b.data === undefined ? undefined : [a.data, b.data],
    error: missing.map(({ error }) => error).find((error) => error !== null) ?? null,
    refetch: () => missing.forEach(({ refetch }) => void refetch()),
    ...oldest(a, b),
  };
}
