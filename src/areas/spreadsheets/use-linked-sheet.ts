import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import type { Sheet } from '@/domain/spreadsheets/sheet';
import { fetchLinkedFile } from './linked-sheet';
import { readFile } from './read-file';
import type { FileProblem } from './rules/file-kind';

export type LinkedSheet =
  | { kind: 'loading' }
  | { kind: 'reading'; fileName: string; rows: number; of: number; stop: () => void }
  | { kind: 'failed'; failure: Failure | null }
  | { kind: 'refused'; fileName: string; problem: FileProblem }
  | { kind: 'stopped' }
  | { kind: 'read'; file: File; sheets: readonly Sheet[]; hidden: readonly string[] };

/** The sheets behind a link, and a function that fetches them anew. */
export function useLinkedSheet(url: string): [LinkedSheet, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LinkedSheet>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    let stop = () => {};
    const show = (next: LinkedSheet) => {
      if (isCurrent) setState(next);
    };
    fetchLinkedFile(url).then(
      async (file) => {
        if (!isCurrent) return;
        const fileName = file.name;
        const reading = readFile(file, (rows, of) =>
          show({ kind: 'reading', fileName, rows, of, stop: reading.stop }),
        );
        ({ stop } = reading);
        show({ kind: 'reading', fileName, rows: 0, of: 0, stop });
        const outcome = await reading.outcome;
        if (outcome.kind === 'read') show({ ...outcome, file });
        else if (outcome.kind === 'refused') show({ ...outcome, fileName });
        else show(outcome.kind === 'failed' ? { kind: 'failed', failure: null } : { kind: 'stopped' });
      },
      (error: unknown) => show({ kind: 'failed', failure: failureOf(error) }),
    );
    return () => {
      isCurrent = false;
      stop();
    };
  }, [url, attempt]);
  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return [state, retry];
}
