import type { Sheet } from '@/domain/spreadsheets/sheet';
import { openWorker } from './open-worker';
import { fileKind, type FileProblem } from './rules/file-kind';
import { maxFileSize } from './rules/limits';
import type { WorkerAnswer } from './rules/worker-messages';

type ReadOutcome =
  | { kind: 'read'; sheets: readonly Sheet[]; hidden: readonly string[] }
  | { kind: 'refused'; problem: FileProblem }
  /** The reader did not start, or broke down: trying again may help. */
  | { kind: 'failed' }
  | { kind: 'stopped' };

interface Reading {
  outcome: Promise<ReadOutcome>;
  stop: () => void;
}

/** Reads a file beside the page; `onProgress` gets how many of all rows have arrived, once these are counted. */
export function readFile(file: File, onProgress: (rows: number, of: number) => void): Reading {
  let worker: Worker | undefined;
  let isSettled = false;
  let settle: (outcome: ReadOutcome) => void = () => undefined;
  const outcome = new Promise<ReadOutcome>((resolve) => {
    settle = (result) => {
      isSettled = true;
      worker?.terminate();
      worker = undefined;
      resolve(result);
    };
  });
  const start = async () => {
    if (file.size > maxFileSize) return settle({ kind: 'refused', problem: 'too-big' });
    const bytes = await file.arrayBuffer();
    // What is plainly no spreadsheet needs no worker.
    const kind = fileKind(new Uint8Array(bytes), file.name);
    if ('problem' in kind) return settle({ kind: 'refused', problem: kind.problem });
    const opened = await openWorker();
    if (isSettled) return opened.terminate();
    worker = opened;
    worker.addEventListener('error', () => settle({ kind: 'failed' }));
    worker.addEventListener('message', collector(settle, onProgress));
    worker.postMessage({ kind: 'read', bytes, name: file.name }, [bytes]);
  };
  // A file that was moved or deleted meanwhile cannot be opened.
  start().catch(() => settle({ kind: 'failed' }));
  return { outcome, stop: () => settle({ kind: 'stopped' }) };
}

function collector(settle: (outcome: ReadOutcome) => void, onProgress: (rows: number, of: number) => void) {
  const sheets: (Sheet & { rows: (readonly string[])[] })[] = [];
  let total = 0;
  let arrived = 0;
  return ({ data }: MessageEvent<WorkerAnswer>) => {
    switch (data.kind) {
      case 'counted':
        total = data.rows;
        return onProgress(0, total);
      case 'sheet':
        sheets[data.index] = { ...data.sheet, rows: [] };
        return;
      case 'rows':
        sheets[data.index]?.rows.push(...data.rows);
        arrived += data.rows.length;
        return onProgress(arrived, total);
      case 'read':
        return settle({ kind: 'read', sheets, hidden: data.hidden });
      case 'refused':
        return settle({ kind: 'refused', problem: data.problem });
      case 'ready':
      case 'written':
        return;
    }
  };
}
