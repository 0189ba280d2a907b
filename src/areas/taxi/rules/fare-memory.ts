/** What a ride was expected to cost and what it cost, in the same unit. */
interface PastFare {
  estimate: number;
  total: number;
}

/** How the prices of earlier rides on a route differed from their estimates, in whole percent of the estimate. */
export interface FareMemory {
  count: number;
  low: number;
  high: number;
  /** Of the last rides, the oldest first. */
  recent: readonly number[];
}

/** Fewer rides say nothing about a route. */
export const fewestRides = 3;
const mostRecent = 6;
/** From so many rides on the lowest and the highest are left out as exceptions. */
const enoughForExceptions = 8;

/** By how many percent a price is above its estimate, negative below it; null where there was nothing to estimate. */
export function percentAbove({ estimate, total }: PastFare): number | null {
  return estimate > 0 ? Math.round(((total - estimate) * 100) / estimate) : null;
}

/** What the earlier rides of a route, the oldest first, tell about its price; null while there are too few. */
export function fareMemory(rides: readonly PastFare[]): FareMemory | null {
  const percents = rides.map(percentAbove).filter((percent) => percent !== null);
  if (percents.length < fewestRides) return null;
  const sorted = [...percents].sort((one, other) => one - other);
  const usual = sorted.length >= enoughForExceptions ? sorted.slice(1, -1) : sorted;
  return {
    count: percents.length,
    low: usual[0] ?? 0,
    high: usual[usual.length - 1] ?? 0,
    recent: percents.slice(-mostRecent),
  };
}
