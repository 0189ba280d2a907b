/** A rectangle of merged cells; rows and columns count from 0, the ends are inside. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** One sheet as text. Rows stand at their own index, so that the number of a row is its index + 1; short rows lack empty cells at their end. */
export interface Sheet {
  name: string;
  rows: readonly (readonly string[])[];
  /** How many columns the longest row has. */
  columns: number;
  merges: readonly Merge[];
  /** Names of cells with a formula; their text is what the formula gave when it was saved, and cannot be trusted. */
  formulas: readonly string[];
  /** By the name of a cell: the number behind a text that is formatted in another way, `1000` behind `1,000.0`. */
  numbers: Readonly<Record<string, string>>;
  /** The sheet has more rows or columns than are read. */
  isCut: boolean;
}

/** The letters of a column, counted from 0: A, Z, AA. */
export function columnName(index: number): string {
  let name = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

/** The name of a cell out of its indexes, counted from 0: B14 of row 13 and column 1. */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}

/** The text of a cell; a cell that is merged into another one has the text of the first. */
export function cellText(sheet: Sheet, row: number, column: number): string {
  const [top, left] = firstCell(sheet.merges, row, column);
  return sheet.rows[top]?.[left] ?? '';
}

/** The first cell of the merged ones that a cell belongs to, or the cell itself. */
export function firstCell(merges: readonly Merge[], row: number, column: number): readonly [number, number] {
  const merge = merges.find(
    ({ top, left, bottom, right }) => row >= top && row <= bottom && column >= left && column <= right,
  );
  return merge === undefined ? [row, column] : [merge.top, merge.left];
}
