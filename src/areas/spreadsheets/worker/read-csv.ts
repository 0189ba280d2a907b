import { cellName, type Sheet } from '@/domain/spreadsheets/sheet';
import { parseCsv } from '../rules/csv';
import { decodeText } from '../rules/decode-text';
import { maxColumns, maxRows } from '../rules/limits';
import { withoutEmptyEnd } from './empty-end';

/** The table of a .csv file, called like the file; null where the bytes are no text. */
export function readCsv(bytes: Uint8Array, fileName: string): Sheet | null {
  const text = decodeText(bytes);
  if (text === null) return null;
  const { rows: read, isCut } = parseCsv(text, maxRows);
  const rows = read.map((row) => withoutEmptyEnd(row.slice(0, maxColumns)));
  while (rows.length > 0 && rows[rows.length - 1]?.length === 0) rows.pop();
  return {
    name: fileName.replace(/\.\w+$/, ''),
    rows,
    columns: rows.reduce((most, { length }) => Math.max(most, length), 0),
    merges: [],
    // A spreadsheet program would compute these when it opens the file.
    formulas: rows.flatMap((row, index) =>
      row.flatMap((cell, column) => (cell.startsWith('=') ? [cellName(index, column)] : [])),
    ),
    numbers: {},
    isCut: isCut || read.some(({ length }) => length > maxColumns),
  };
}
