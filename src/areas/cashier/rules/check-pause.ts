/**
 * Milliseconds between two checks of an order, `since` ms after its page was opened: often at first, as most results come within a minute. By
 * the time and not by the number of answers, so that a page whose checks fail slows down as well.
 */
export function checkPause(since: number): number {
  return since < 50_000 ? 5_000 : since < 200_000 ? 15_000 : 60_000;
}
