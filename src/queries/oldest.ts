/** When several queries were fetched that one card shows: the time of the oldest, by the phone's clock, ms. Those not fetched yet do not count. */
export function oldest(...queries: readonly { dataUpdatedAt: number }[]): { dataUpdatedAt: number } {
  const times = queries.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((time) => time > 0);
  return { dataUpdatedAt: times.length === 0 ? 0 : Math.min(...times) };
}
