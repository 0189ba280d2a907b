/** Throws with what a property found to be wrong. */
export function expectSame(what: string, found: number, expected: number): void {
  if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}`);
}

export function expectAtMost(what: string, found: number, most: number): void {
  if (found > most) throw new Error(`${what}: ${found} are more than ${most}`);
}
