import { vi } from 'vitest';
import { tap } from './actions';

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

/** Taps the bill's export and reads the file that was offered for download. */
export async function exportBill(change?: () => Promise<unknown>): Promise<BillFile> {
  const files: Blob[] = [];
  const names: string[] = [];
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:bill';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await tap('button', '导出账单');
  await change?.();
  await tap('button', '导出');
  address.mockRestore();
  click.mockRestore();
  const [file] = files;
  const [name] = names;
  if (file === undefined || name === undefined) throw new Error('The page has handed out no file.');
  // Reading it as text would drop the byte order mark.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  const [head = [], ...cells] = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n$/, '')
    .split('\r\n')
    .map(cellsOf);
  const rows = cells.map(([time = '', kind = '', title = '', source = '', amount = '', , id = '']) => ({
    time,
    kind,
    title,
    source,
    amount: Math.round(Number(amount) * 10),
    id,
  }));
  return { name, text, head, rows };
}

function cellsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g), ([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replace(/""/g, '"'),
  );
}
