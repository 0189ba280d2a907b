/** A number from 0 up to 1 out of a seed, the next one with each call. */
function numbersFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many of a list, drawn by a seed, in their order; the same seed draws the same. */
export function sampleOf(list, size, seed) {
  const next = numbersFrom(seed);
  const drawn = list.map((item, index) => ({ item, index, key: next() })).sort((a, b) => a.key - b.key);
  return drawn
    .slice(0, size)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
}
