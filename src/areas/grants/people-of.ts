import type { GrantDetail, GrantRow } from './queries';

/** A person with their place in the list, from 1. */
export interface NumberedRow {
  number: number;
  row: GrantRow;
}

/** The rows with their places in the list, from 1. */
export function numbered(rows: readonly GrantRow[]): readonly NumberedRow[] {
  return rows.map((row, index) => ({ number: index + 1, row }));
}

/** Usercodes of those whom a request pays, or has paid. */
export function paidOf({ rows }: Pick<GrantDetail, 'rows'>): readonly string[] {
  return rows.filter(({ state }) => state !== 'removed').map(({ usercode }) => usercode);
}

/** Those who wait and could not be paid now: they are removed before a grant is approved. */
export function problemRows(rows: readonly GrantRow[]): readonly GrantRow[] {
  return rows.filter(({ state, problem }) => state === 'waiting' && problem !== null);
}

const mostPreviewed = 5;

/** A few rows in the order of the list: those with problems before the others. */
export function previewOf(rows: readonly GrantRow[]): readonly NumberedRow[] {
  const all = numbered(rows);
  const isBad = ({ row: { state, problem } }: NumberedRow) =>
    (state === 'waiting' && problem !== null) || state === 'failed';
  return [...all.filter(isBad), ...all.filter((each) => !isBad(each))]
    .slice(0, mostPreviewed)
    .sort((one, other) => one.number - other.number);
}
