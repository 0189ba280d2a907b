import * as v from 'valibot';
import { readSessionItem, writeSessionItem } from './session-item';

/** A change of the stored files: an item written, an item removed, or, without a name, all removed. */
export interface FileChange {
  name: string | null;
  item: { owner: string; content: unknown } | null;
}

const key = 'unfinished-file-changes';
const stored = v.array(
  v.object({
    name: v.nullable(v.string()),
    item: v.nullable(v.object({ owner: v.string(), content: v.unknown() })),
  }),
);
const unfinished = new Set<FileChange>();

/** A browser drops what waits for its database when the page ends, so it goes over to the next page in this tab. */
addEventListener('pagehide', () => {
  writeSessionItem(key, unfinished.size === 0 ? null : [...unfinished]);
});

/** The database was asked for this change; returns the function that says that it is over. */
export function changeBegun(change: FileChange): () => void {
  unfinished.add(change);
  return () => {
    unfinished.delete(change);
  };
}

/** What the page before this one could not finish, in its order. It is given once. */
export function takeUnfinishedChanges(): readonly FileChange[] {
  const changes = readSessionItem(key, stored) ?? [];
  writeSessionItem(key, null);
  return changes;
}
