/** A number of 32 bits out of two others, always the same for the same two. */
export function mix(seed: number, index: number): number {
  let bits = (seed ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** The same, as a fraction from 0 up to but without 1. */
export function chance(seed: number, index: number): number {
  return mix(seed, index) / 2 ** 32;
}

/** Draws one after the other from one seed, so that a run can be repeated. */
export interface Dice {
  /** A whole number from 0 up to but without `limit`. */
  below: (limit: number) => number;
  /** One of the list; throws where the list is empty. */
  pick: <T>(list: readonly T[]) => T;
}

export function dice(seed: number): Dice {
  let drawn = 0;
  const below = (limit: number) => Math.floor(chance(seed, drawn++) * limit);
  return {
    below,
    pick: (list) => {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
  };
}

/** 53 bits out of a text, for telling two payloads apart. */
export function fingerprint(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x9e3779b1);
    high = Math.imul(high ^ code, 0x5f356495);
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}
