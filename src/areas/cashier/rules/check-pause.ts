/** Milliseconds between two checks of an order after `count` of them: often at first, as most results come within a minute. */
export function checkPause(count: number): number {
  return count < 10 ? 5_000 : count < 20 ? 15_000 : 60_000;
}
