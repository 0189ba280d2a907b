import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

export interface BillFile {
  name: string;
  text: string;
  head: readonly string[];
  rows: readonly BillRow[];
}

export interface BillRow {
  time: string;
  kind: string;
  title: string;
  source: string;
  /** Tenths of a coin. */
  amount: number;
  id: string;
}

/** Taps the bill's export and reads the file that the browser was given. */
export async function exportedBill(page: Page): Promise<BillFile> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出表格' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const lines = text.replace(/^\ufeff/, '').split('\r\n');
  expect(lines.pop(), 'the last line ends too').toBe('');
  const [head = [], ...cells] = lines.map(cellsOf);
  const rows = cells.map(([time = '', kind = '', title = '', source = '', amount = '', , id = '']) => ({
    time,
    kind,
    title,
    source,
    amount: Math.round(Number(amount) * 10),
    id,
  }));
  return { name: download.suggestedFilename(), text, head, rows };
}

function cellsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g), ([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replace(/""/g, '"'),
  );
}
