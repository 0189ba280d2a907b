const looks: Readonly<Record<number, string>> = { 100: 'gold', 200: 'teal', 500: 'ink' };

/** The colours of a card, by its face value. */
export function lookOf(face: number): string {
  return looks[face] ?? 'jade';
}
