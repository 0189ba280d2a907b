import { utils, write } from '@e965/xlsx';
import type { WriteRequest } from '../rules/worker-messages';

/** An .xlsx file with one sheet; texts stay texts, numbers numbers. */
export function writeWorkbook({ sheetName, rows, widths }: Omit<WriteRequest, 'kind'>): ArrayBuffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  const book = utils.book_new(sheet, sheetName);
  return write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
}
