/** Somebody on the other side of entries; only a colleague has a department and pinyin. */
export interface BillParty {
  id: string;
  name: string;
  department: string;
  pinyin: string;
  initials: string;
  /** Entries with them. */
  count: number;
}

/** Those whose name, department, pinyin or initials have what was typed, in their order; all where nothing was. */
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
