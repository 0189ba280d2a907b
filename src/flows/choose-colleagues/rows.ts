import type { Colleague } from '@/domain/colleagues/colleague';
import { groupByLetter } from '@/domain/colleagues/directory-browse';

/** A letter, or a colleague below it. */
export type Row = Colleague | string;

export interface Rows {
  rows: readonly Row[];
  /** The index of the row of each letter; empty for a list without letters. */
  starts: ReadonlyMap<string, number>;
}

/** The rows of a list that is not alphabetical: search results, recent recipients. */
export function plainRows(people: readonly Colleague[]): Rows {
  return { rows: people, starts: new Map() };
}

/** The rows of people in the order of their pinyin, below letters. Slow for all colleagues, so the caller memoises it. */
export function letteredRows(people: readonly Colleague[]): Rows {
  const starts = new Map<string, number>();
  const rows: Row[] = [];
  for (const group of groupByLetter(people)) {
    starts.set(group.letter, rows.length);
    rows.push(group.letter);
    for (const person of group.people()) rows.push(person);
  }
  return { rows, starts };
}
