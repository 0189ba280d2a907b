import { escapeCell } from '@/domain/escape-cell';
import { fileKind, type FileProblem } from '../rules/file-kind';
import type { WorkerAnswer, WorkerRequest } from '../rules/worker-messages';
import { readCsv } from './read-csv';
import { readWorkbook, type Workbook } from './read-workbook';
import { writeWorkbook } from './write-workbook';

/** Rows of one message; the page takes them over between two frames. */
const piece = 1_000;

/** Does what the page asks for and says it piece by piece. */
export function answerRequest(request: WorkerRequest, say: (answer: WorkerAnswer) => void): void {
  if (request.kind === 'write') {
    const rows = request.rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? escapeCell(cell) : cell)),
    );
    return say({ kind: 'written', bytes: writeWorkbook({ ...request, rows }) });
  }
  const found = sheetsOf(new Uint8Array(request.bytes), request.name);
  if ('problem' in found) return say({ kind: 'refused', problem: found.problem });
  const { sheets, hidden } = found;
  if (sheets.every(({ rows }) => rows.length === 0))
    return say({ kind: 'refused', problem: hidden.length > 0 ? 'hidden' : 'empty' });
  say({ kind: 'counted', rows: sheets.reduce((total, { rows }) => total + rows.length, 0) });
  sheets.forEach(({ rows, ...sheet }, index) => {
    say({ kind: 'sheet', index, sheet });
    for (let from = 0; from < rows.length; from += piece)
      say({ kind: 'rows', index, rows: rows.slice(from, from + piece) });
  });
  say({ kind: 'read', hidden });
}

function sheetsOf(bytes: Uint8Array, name: string): Workbook | { problem: FileProblem } {
  const kind = fileKind(bytes, name);
  if ('problem' in kind) return kind;
  if (kind.kind === 'csv') {
    const sheet = readCsv(bytes, name);
    return sheet === null ? { problem: 'not-a-sheet' } : { sheets: [sheet], hidden: [] };
  }
  try {
    return readWorkbook(bytes, kind.parts) ?? { problem: 'too-many-sheets' };
  } catch {
    return { problem: 'broken' };
  }
}
