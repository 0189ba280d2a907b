import type { Colleague } from '@/domain/colleagues/colleague';
import { groupByLetter } from '@/domain/colleagues/directory-browse';

/** A letter, or somebody below it. */
export type Row = Colleague | string;

export interface Rows {
  rows: readonly Row[];
  /** At which row each letter stands; empty for a list without letters. */
  starts: ReadonlyMap<string, number>;
}

/** The rows of people in an order of their own: found ones, recent ones. */
export function plainRows(people: readonly Colleague[]): Rows {
  return { rows: people, starts: new Map() };
}

/** The rows of people in the order of their pinyin, below letters. Dear with all colleagues: kept for as long as they are the same. */
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
