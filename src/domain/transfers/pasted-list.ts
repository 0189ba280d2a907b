import type { Colleague } from '@/domain/colleagues/colleague';

/** What became of a pasted list. */
export interface PastedList {
  /** Who is meant, each once, in the order of the list. */
  people: readonly Colleague[];
  /** Entries that nobody answers to, as they were written. */
  unknown: readonly string[];
  /** Names that several people bear: they have to be told apart by OA account or job number. */
  ambiguous: readonly string[];
}

/** What parts the entries of a list: line ends, blanks, commas of either kind, semicolons, tabs of a spreadsheet. */
const parting = /[\s,，、;；]+/;

/**
 * Reads a pasted list of OA accounts; job numbers, usercodes and names that only one person bears count too. Case, full-width letters and what
 * stands behind an @ make no difference.
 */
export function readPastedList(text: string, people: readonly Colleague[]): PastedList {
  const entries = text.split(parting).filter((entry) => entry !== '');
  const wanted = new Set(entries.map(keyOf));
  const byKey = new Map<string, Colleague>();
  const byName = new Map<string, Colleague[]>();
  for (const person of people) {
    for (const key of [person.oaAccount ?? '', person.usercode, person.jobNumber].map(keyOf))
      if (wanted.has(key)) byKey.set(key, person);
    const name = keyOf(person.name);
    if (wanted.has(name)) byName.set(name, [...(byName.get(name) ?? []), person]);
  }
  const found = new Map<string, Colleague>();
  const unknown = new Set<string>();
  const ambiguous = new Set<string>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const named = byName.get(key) ?? [];
    const person = byKey.get(key) ?? (named.length === 1 ? named[0] : undefined);
    if (person !== undefined) found.set(person.usercode, person);
    else (named.length > 1 ? ambiguous : unknown).add(entry);
  }
  return { people: [...found.values()], unknown: [...unknown], ambiguous: [...ambiguous] };
}

function keyOf(entry: string): string {
  return entry.normalize('NFKC').replace(/@.*$/, '').toLowerCase();
}
