/** Milliseconds after which a question is repeated that got no answer. */
const afterSilence = 3_000;
const shortest = 1_000;

/** Milliseconds until the turn of a queued order is asked for again; takes the seconds that the gateway wants, undefined where it gave no answer. */
export function queuePause(askAfter: number | undefined): number {
  return askAfter === undefined ? afterSilence : Math.max(shortest, askAfter * 1_000);
}
