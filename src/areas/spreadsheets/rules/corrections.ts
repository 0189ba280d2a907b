import type { ListColumn } from '@/domain/spreadsheets/columns';
import type { ListRow } from '@/domain/spreadsheets/read-list';

/** What was changed by hand, by the number of the row: new texts, or null for a row that was removed. */
export type Corrections = Readonly<Record<string, Partial<Record<ListColumn, string>> | null>>;

/** The list as it stands after the corrections. A cell that was typed anew is a formula no longer. */
export function corrected(rows: readonly ListRow[], corrections: Corrections): ListRow[] {
  return rows.flatMap((row) => {
    const change = corrections[row.row];
    if (change === undefined) return [row];
    if (change === null) return [];
    return [
      {
        ...row,
        cells: { ...row.cells, ...change },
        formulas: row.formulas.filter((column) => change[column] === undefined),
      },
    ];
  });
}

export function withCell(
  corrections: Corrections,
  row: number,
  change: Partial<Record<ListColumn, string>>,
): Corrections {
  return { ...corrections, [row]: { ...corrections[row], ...change } };
}

export function withoutRow(corrections: Corrections, row: number): Corrections {
  return { ...corrections, [row]: null };
}

/** Brings back all rows that were removed. */
export function withoutRemovals(corrections: Corrections): Corrections {
  return Object.fromEntries(Object.entries(corrections).filter(([, change]) => change !== null));
}
