/** The other side of bill entries; only a colleague has a department and pinyin. */
export interface BillParty {
  id: string;
  name: string;
  department: string;
  pinyin: string;
  initials: string;
  /** Number of entries with this party. */
  count: number;
}

/**
 * Takes parties and a typed text, gives those whose name, department, pinyin or initials contain it, in the given order; an empty text
 * matches all.
 */
export function findParties(parties: readonly BillParty[], typed: string): readonly BillParty[] {
  const wanted = folded(typed);
  if (wanted === '') return parties;
  return parties.filter(({ name, department, pinyin, initials }) =>
    [name, department, pinyin, initials].some((text) => folded(text).includes(wanted)),
  );
}

/** Case, width and blanks make no difference: pinyin is typed with and without them. */
function folded(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
}
