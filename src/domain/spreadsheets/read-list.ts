import { listColumns, type ColumnPlaces, type ListColumn } from './columns';
import { isOtherCurrency } from './other-currency';
import { cellName, firstCell, type Merge, type Sheet } from './sheet';

/** One row of a grant list, as written. */
export interface ListRow {
  /** The number of the row in the sheet, from 1 on. */
  row: number;
  cells: Readonly<Record<ListColumn, string>>;
  /** Columns whose cell is a formula. */
  formulas: readonly ListColumn[];
}

/** The rows below the titles, without those that are empty. Merged cells read as their first one. */
export function readList(sheet: Sheet, { header, columns }: ColumnPlaces): ListRow[] {
  const formulas = new Set(sheet.formulas);
  const hasMarks = formulas.size > 0 || Object.keys(sheet.numbers).length > 0;
  const mergesAt = mergesByRow(sheet);
  const rows: ListRow[] = [];
  for (let row = header + 1; row < sheet.rows.length; row += 1) {
    const cells: Record<ListColumn, string> = { name: '', account: '', department: '', amount: '' };
    const inFormula: ListColumn[] = [];
    for (const each of listColumns) {
      const column = columns[each];
      if (column === null) continue;
      const merged = mergesAt.get(row);
      const [top, left] = merged === undefined ? [row, column] : firstCell(merged, row, column);
      const text = sheet.rows[top]?.[left] ?? '';
      // The names of 80,000 cells take a while to write.
      const name = hasMarks ? cellName(top, left) : '';
      // The sign of a currency stands in the format of a cell, not in its number.
      const number = each === 'amount' && isOtherCurrency(text) ? undefined : sheet.numbers[name];
      cells[each] = (number ?? text).trim();
      if (formulas.has(name)) inFormula.push(each);
    }
    const { name, account, department, amount } = cells;
    if (name !== '' || account !== '' || department !== '' || amount !== '' || inFormula.length > 0)
      rows.push({ row: row + 1, cells, formulas: inFormula });
  }
  return rows;
}

/** Merges by the rows that they cover, as looking through all of them for each cell would take too long. */
function mergesByRow({ merges, rows }: Sheet): Map<number, Merge[]> {
  const byRow = new Map<number, Merge[]>();
  for (const merge of merges) {
    for (let row = merge.top; row <= Math.min(merge.bottom, rows.length - 1); row += 1) {
      const known = byRow.get(row);
      if (known === undefined) byRow.set(row, [merge]);
      else known.push(merge);
    }
  }
  return byRow;
}

/** The letters of a column of the list in its sheet. */
export function columnOf({ columns }: ColumnPlaces, column: ListColumn): number {
  return columns[column] ?? listColumns.indexOf(column);
}
