import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MockState } from './state';
import type { MockStorage } from './storage';

/**
 * For the servers: one file, written whole and renamed. Everything inside a change is synchronous, so that calls of one process
 * never mix; a second process on the same file is noticed by the file's time stamp.
 */
export function fileStorage(path: string): MockStorage {
  let kept: { state: MockState; stamp: string } | undefined;

  function current(): MockState | undefined {
    const stamp = stampOf(path);
    if (stamp === null) return undefined;
    if (kept?.stamp === stamp) return kept.state;
    const state = parsed(path);
    kept = state === undefined ? undefined : { state, stamp };
    return state;
  }

  function write(state: MockState): void {
    mkdirSync(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}.tmp`;
    writeFileSync(draft, JSON.stringify(state));
    renameSync(draft, path);
    kept = { state, stamp: stampOf(path) ?? '' };
  }

  return {
    update: (change) =>
      new Promise((resolve) => {
        const stored = current();
        const [next, result] = change(stored);
        if (stored === undefined || kept === undefined || !onlyJournalDiffers(stored, next)) write(next);
        else kept = { state: next, stamp: kept.stamp };
        resolve(result);
      }),
    read: () => new Promise((resolve) => resolve(current())),
  };
}

/** What the journal says may be lost with the process; writing the file for every read would not be worth it. */
function onlyJournalDiffers(before: MockState, after: MockState): boolean {
  const names = Object.keys(after) as (keyof MockState)[];
  return names.every((name) => name === 'journal' || before[name] === after[name]);
}

function stampOf(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
}

/** A file that was cut or edited by hand counts as none. */
function parsed(path: string): MockState | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as MockState;
  } catch {
    return undefined;
  }
}
