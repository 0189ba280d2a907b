/** Gives numbers from 0 to 1, always the same for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A time of this mean, as it passes between events that do not depend on each other. */
export function exponential(random: () => number, mean: number): number {
  return -mean * Math.log(1 - random());
}
