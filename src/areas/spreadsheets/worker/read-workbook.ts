import { read as open, type CellObject, type WorkSheet } from '@e965/xlsx';
import { cellName, type Sheet } from '@/domain/spreadsheets/sheet';
import { boundParts, type ZipPart } from '../rules/file-kind';
import { maxColumns, maxRows, maxSheets } from '../rules/limits';
import { withoutEmptyEnd } from './empty-end';

/** A workbook: the sheets that are seen, and the names of hidden ones that are not empty. */
export interface Workbook {
  sheets: readonly Sheet[];
  hidden: readonly string[];
}

/** Reads an .xlsx file; throws where it is broken. Null where it has too many sheets. */
export function readWorkbook(bytes: Uint8Array, parts: readonly ZipPart[]): Workbook | null {
  const book = open(boundParts(bytes, parts), {
    type: 'array',
    dense: true,
    cellHTML: false,
    cellStyles: false,
    cellFormula: true,
    cellNF: true,
    dateNF: 'yyyy-mm-dd',
    sheetRows: maxRows + 1,
  });
  if (book.SheetNames.length > maxSheets) return null;
  const read = book.SheetNames.flatMap((name, index) => {
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    const sheet = book.Sheets[name];
    return sheet === undefined ? [] : [{ isHidden, sheet: sheetOf(name, sheet) }];
  });
  return {
    sheets: read.filter(({ isHidden }) => !isHidden).map(({ sheet }) => sheet),
    hidden: read
      .filter(({ isHidden, sheet }) => isHidden && sheet.rows.length > 0)
      .map(({ sheet }) => sheet.name),
  };
}

function sheetOf(name: string, sheet: WorkSheet): Sheet {
  const data: (CellObject | undefined)[][] = sheet['!data'] ?? [];
  const rows: string[][] = [];
  const formulas: string[] = [];
  const numbers: Record<string, string> = {};
  let isCut = data.length > maxRows;
  for (let row = 0; row < Math.min(data.length, maxRows); row += 1) {
    const texts: string[] = [];
    const cells = data[row] ?? [];
    isCut ||= cells.length > maxColumns;
    for (let column = 0; column < Math.min(cells.length, maxColumns); column += 1) {
      const cell = cells[column];
      const text = textOf(cell);
      texts.push(text);
      if (cell === undefined) continue;
      if (cell.f !== undefined || cell.F !== undefined) formulas.push(cellName(row, column));
      const plain = plainNumber(cell);
      if (plain !== null && plain !== text) numbers[cellName(row, column)] = plain;
    }
    rows.push(withoutEmptyEnd(texts));
  }
  while (rows.length > 0 && rows[rows.length - 1]?.length === 0) rows.pop();
  return {
    name,
    rows,
    columns: rows.reduce((most, { length }) => Math.max(most, length), 0),
    merges: mergesOf(sheet, rows.length),
    formulas,
    numbers,
    isCut,
  };
}

function textOf(cell: CellObject | undefined): string {
  if (cell === undefined || cell.t === 'z') return '';
  // A line break in a cell is kept, those of Windows as one character.
  return (cell.w ?? (cell.v === undefined ? '' : String(cell.v))).replace(/\r\n?/g, '\n');
}

/** The number of a cell that is no date, in digits. */
function plainNumber(cell: CellObject): string | null {
  if (cell.t !== 'n' || typeof cell.v !== 'number') return null;
  if (typeof cell.z === 'string' && /[ymdhs]/i.test(cell.z.replace(/"[^"]*"|\[[^\]]*\]|General/gi, '')))
    return null;
  const digits = String(cell.v);
  return digits.includes('e') ? cell.v.toFixed(10).replace(/\.?0+$/, '') : digits;
}

function mergesOf(sheet: WorkSheet, rows: number): Sheet['merges'] {
  return (sheet['!merges'] ?? [])
    .filter(({ s: start }) => start.r < rows && start.c < maxColumns)
    .map(({ s: start, e: end }) => ({
      top: start.r,
      left: start.c,
      bottom: Math.min(end.r, maxRows - 1),
      right: Math.min(end.c, maxColumns - 1),
    }));
}
