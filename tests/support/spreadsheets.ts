import { readFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import type { FileProblem } from '@/areas/spreadsheets/rules/file-kind';
import type { WorkerAnswer } from '@/areas/spreadsheets/rules/worker-messages';
import { answerRequest } from '@/areas/spreadsheets/worker/answer-request';
import type { Sheet } from '@/domain/spreadsheets/sheet';

/** The bytes of a file in tests/fixtures/sheets. */
export function fixture(name: string): Uint8Array {
  return new Uint8Array(readFileSync(`tests/fixtures/sheets/${name}`));
}

/** What the worker makes of a file: its sheets, or why it cannot be read. */
export function readBytes(bytes: Uint8Array, name: string): readonly Sheet[] | FileProblem {
  const sheets: (Sheet & { rows: (readonly string[])[] })[] = [];
  let problem: FileProblem | null = null;
  answerRequest({ kind: 'read', bytes: bytes.slice().buffer, name }, (answer: WorkerAnswer) => {
    if (answer.kind === 'refused') problem = answer.problem;
    if (answer.kind === 'sheet') sheets[answer.index] = { ...answer.sheet, rows: [] };
    if (answer.kind === 'rows') sheets[answer.index]?.rows.push(...answer.rows);
  });
  return problem ?? sheets;
}

/** The sheets of a file that can be read. */
export function sheetsIn(name: string): readonly Sheet[] {
  const read = readBytes(fixture(name), name);
  if (typeof read === 'string') throw new Error(read);
  return read;
}

/** An .xlsx file with one sheet of these rows. */
export function workbookOf(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  return new Uint8Array(
    write(utils.book_new(sheet, '名单'), {
      type: 'array',
      bookType: 'xlsx',
      compression: true,
    }) as ArrayBuffer,
  );
}
