import * as v from 'valibot';

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
  try {
    if (unfinished.size === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify([...unfinished]));
  } catch {
    // Blocked or full: the change lives as long as the page.
  }
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
  try {
    const read = v.safeParse(stored, JSON.parse(sessionStorage.getItem(key) ?? '[]'));
    sessionStorage.removeItem(key);
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}
