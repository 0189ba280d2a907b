// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { changeBegun, takeUnfinishedChanges, type FileChange } from '@/state/unfinished-changes';

const written: FileChange = { name: 'sheet-changes', item: { owner: 'U1', content: { sheet: 1 } } };
const removed: FileChange = { name: 'sheet-file', item: null };
const cleared: FileChange = { name: null, item: null };
const key = 'unfinished-file-changes';
const begun: (() => void)[] = [];

function begin(...changes: FileChange[]): void {
  begun.push(...changes.map(changeBegun));
}

function pageEnds(): void {
  dispatchEvent(new Event('pagehide'));
}

afterEach(() => {
  for (const finished of begun.splice(0)) finished();
  sessionStorage.clear();
});

it('the next page gets what was not finished, in its order and once', () => {
  begin(written, removed, cleared);
  pageEnds();
  expect(takeUnfinishedChanges()).toEqual([written, removed, cleared]);
  expect(takeUnfinishedChanges()).toEqual([]);
});

it('what the database has finished is not given on, nor what an earlier end of this page had left', () => {
  begin(written);
  pageEnds();
  begun.splice(0).forEach((finished) => finished());
  pageEnds();
  expect(takeUnfinishedChanges()).toEqual([]);
});

it.each(['nonsense', '{}', '[{"name":1}]'])('%s in the storage gives nothing', (stored) => {
  sessionStorage.setItem(key, stored);
  expect(takeUnfinishedChanges()).toEqual([]);
});

it('a stored file is as its owner left it, before the database has answered', async () => {
  begin({ name: 'grant-list', item: { owner: 'U1', content: 'rows' } }, removed);
  pageEnds();
  vi.resetModules();
  const { readFileItem } = await import('@/state/file-store');
  expect(await readFileItem('grant-list', 'U1')).toBe('rows');
  expect(await readFileItem('sheet-file', 'U1')).toBeNull();
});

it('a file that another person left unfinished is gone when the files are cleared', async () => {
  begin(written);
  pageEnds();
  vi.resetModules();
  const { fileItemsCleared, readFileItem } = await import('@/state/file-store');
  await fileItemsCleared();
  expect(await readFileItem('sheet-changes', 'U1')).toBeNull();
});
