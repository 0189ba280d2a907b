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
