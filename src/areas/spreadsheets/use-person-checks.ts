import { useEffect, useMemo, useState } from 'react';
import { failureOf } from '@/api/errors';
import { peoplePerCheck } from '@/api/services';
import type { Failure } from '@/domain/failure';
import { questionKey, type PersonCheck, type PersonQuestion } from '@/domain/spreadsheets/person-check';
import type { ListRow } from '@/domain/spreadsheets/read-list';
import { askPeople } from './ask-people';

interface PersonChecks {
  checks: ReadonlyMap<string, PersonCheck>;
  /** Why the check stopped; null while it goes on or is done. */
  failure: Failure | null;
  retry: () => void;
}

const none: ReadonlyMap<string, PersonCheck> = new Map();

/** Asks the HR data service about the people of the list who are not checked yet, one call after the other. */
export function usePersonChecks(rows: readonly ListRow[]): PersonChecks {
  const [checks, setChecks] = useState(none);
  const [failure, setFailure] = useState<Failure | null>(null);
  const missing = useMemo(() => unasked(rows, checks), [rows, checks]);
  const hasMissing = missing.length > 0;
  const isStopped = failure !== null;
  useEffect(() => {
    if (!hasMissing || isStopped) return;
    let isCurrent = true;
    askPeople(missing).then(
      (answers) => {
        if (isCurrent) setChecks((known) => new Map([...known, ...answers]));
      },
      (error: unknown) => {
        if (isCurrent) setFailure(failureOf(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [missing, hasMissing, isStopped]);
  return { checks, failure, retry: () => setFailure(null) };
}

/** The questions of the next call. */
function unasked(rows: readonly ListRow[], checks: ReadonlyMap<string, PersonCheck>): PersonQuestion[] {
  const questions = new Map<string, PersonQuestion>();
  for (const { cells } of rows) {
    const key = questionKey(cells);
    if (checks.has(key)) continue;
    const { name, account, department } = cells;
    questions.set(key, { name, account, department });
    if (questions.size === peoplePerCheck) break;
  }
  return [...questions.values()];
}
