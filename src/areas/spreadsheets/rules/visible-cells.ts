import { firstCell, type Merge, type Sheet } from '@/domain/spreadsheets/sheet';

/** A cell of a table of which only some rows are drawn. */
export interface VisibleCell {
  column: number;
  /** The row that the text stands in, which may be above the drawn ones. */
  top: number;
  text: string;
  /** How many of the drawn rows and of the columns it covers. */
  rows: number;
  columns: number;
}

/**
 * The cells of one row while the rows from `first` to `last` are drawn. Merged cells are one cell, which begins at the first drawn row where its
 * own is above; the cells that it covers are left out.
 */
export function cellsOf(sheet: Sheet, row: number, first: number, last: number): VisibleCell[] {
  const texts = sheet.rows[row] ?? [];
  const merges = sheet.merges.filter(({ top, bottom }) => row >= top && row <= bottom);
  const cells: VisibleCell[] = [];
  for (let column = 0; column < sheet.columns; column += 1) {
    const merge = mergeAt(merges, row, column);
    if (merge === undefined) {
      cells.push({ column, top: row, text: texts[column] ?? '', rows: 1, columns: 1 });
      continue;
    }
    const start = Math.max(merge.top, first);
    if (row !== start || column !== merge.left) continue;
    cells.push({
      column,
      top: merge.top,
      text: sheet.rows[merge.top]?.[merge.left] ?? '',
      rows: Math.min(merge.bottom, last) - start + 1,
      columns: Math.min(merge.right, sheet.columns - 1) - merge.left + 1,
    });
  }
  return cells;
}

function mergeAt(merges: readonly Merge[], row: number, column: number): Merge | undefined {
  if (merges.length === 0) return undefined;
  const [top, left] = firstCell(merges, row, column);
  return merges.find((merge) => merge.top === top && merge.left === left);
}
