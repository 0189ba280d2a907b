import { useEffect, useRef, useState } from 'react';
import { gatewayNow } from '@/api/clock';
import { defaultSheet, doubtsOf, findColumns, type ColumnPlaces } from '@/domain/spreadsheets/columns';
import type { Sheet } from '@/domain/spreadsheets/sheet';
import { readFile } from './read-file';
import type { Corrections } from './rules/corrections';
import type { FileProblem } from './rules/file-kind';
import {
  restoreSheetWork,
  storeSheetChanges,
  storeSheetFile,
  type SheetChanges,
  type SheetFile,
} from './state';

type WorkStage =
  | { kind: 'restoring' }
  | { kind: 'empty' }
  | { kind: 'reading'; fileName: string; rows: number; of: number }
  | { kind: 'refused'; fileName: string; problem: FileProblem }
  | { kind: 'failed'; file: File }
  | { kind: 'open'; file: SheetFile; changes: SheetChanges };

interface SheetWork {
  stage: WorkStage;
  choose: (file: File) => void;
  stop: () => void;
  chooseSheet: (index: number) => void;
  /** Null to match the columns anew. */
  choosePlaces: (places: ColumnPlaces | null) => void;
  correct: (corrections: Corrections) => void;
}

/** The file that a list is made from, as far as it is read, and what was chosen and corrected in it; both survive a reload. */
export function useSheetWork(owner: string): SheetWork {
  const [stage, setStage] = useState<WorkStage>({ kind: 'restoring' });
  /** The stage that stopping leads back to. */
  const before = useRef<WorkStage>({ kind: 'empty' });
  const reading = useRef<ReturnType<typeof readFile> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void restoreSheetWork(owner).then((work) => {
      if (!isCurrent) return;
      const restored: WorkStage =
        work === null
          ? { kind: 'empty' }
          : { kind: 'open', file: work.file, changes: work.changes ?? initialChanges(work.file.sheets) };
      setStage((current) => (current.kind === 'restoring' ? restored : current));
    });
    return () => {
      isCurrent = false;
    };
  }, [owner]);
  useEffect(() => () => reading.current?.stop(), []);

  const choose = (file: File) => {
    reading.current?.stop();
    const fileName = file.name;
    if (stage.kind !== 'reading') before.current = stage.kind === 'open' ? stage : { kind: 'empty' };
    setStage({ kind: 'reading', fileName, rows: 0, of: 0 });
    const mine = readFile(file, (rows, of) => {
      if (reading.current === mine) setStage({ kind: 'reading', fileName, rows, of });
    });
    reading.current = mine;
    void mine.outcome.then((outcome) => {
      if (reading.current !== mine) return;
      reading.current = null;
      if (outcome.kind === 'stopped') return setStage(before.current);
      if (outcome.kind === 'refused') return setStage({ ...outcome, fileName });
      if (outcome.kind === 'failed') return setStage({ kind: 'failed', file });
      const opened = { fileName, sheets: outcome.sheets, hidden: outcome.hidden, readAt: gatewayNow() };
      const changes = initialChanges(opened.sheets);
      setStage({ kind: 'open', file: opened, changes });
      // Copying a long list into the store takes a task of its own.
      setTimeout(() => void storeSheetFile(owner, opened), 0);
      void storeSheetChanges(owner, changes);
    });
  };
  const change = (next: Partial<SheetChanges>) => {
    if (stage.kind !== 'open') return;
    const changes = { ...stage.changes, ...next };
    setStage({ ...stage, changes });
    void storeSheetChanges(owner, changes);
  };
  return {
    stage,
    choose,
    stop: () => reading.current?.stop(),
    chooseSheet: (sheet) => {
      if (stage.kind === 'open') change(changesFor(stage.file.sheets, sheet));
    },
    choosePlaces: (places) => change({ places, corrections: {} }),
    correct: (corrections) => change({ corrections }),
  };
}

function initialChanges(sheets: readonly Sheet[]): SheetChanges {
  return changesFor(sheets, defaultSheet(sheets));
}

function changesFor(sheets: readonly Sheet[], sheet: number): SheetChanges {
  const chosen = sheets[sheet];
  const places = chosen === undefined ? null : findColumns(chosen);
  const isDecided = chosen !== undefined && places !== null && doubtsOf(chosen, places).length === 0;
  return { sheet, places: isDecided ? places : null, corrections: {} };
}
