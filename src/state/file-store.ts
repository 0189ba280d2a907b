import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { changeBegun, takeUnfinishedChanges, type FileChange } from './unfinished-changes';

/**
 * What is too long for the browser's storage of texts: read spreadsheets and lists made from them. Each item carries whose it is, and
 * any other person gets nothing. Without a database it is kept as long as the page.
 */
type Item = NonNullable<FileChange['item']>;

const memory = new Map<string, Item>();
let database: UseStore | null = null;

for (const unfinished of takeUnfinishedChanges()) void change(unfinished);

function opened(): UseStore {
  database ??= createStore('wallet-files', 'items');
  return database;
}

export async function writeFileItem(name: string, owner: string, content: unknown): Promise<void> {
  await change({ name, item: { owner, content } });
}

/** What this owner stored under the name, to be checked by its reader; null where there is nothing. Another owner's item is deleted. */
export async function readFileItem(name: string, owner: string): Promise<unknown> {
  const item = memory.get(name) ?? (await stored(name));
  if (item === undefined) return null;
  if (item.owner === owner) return item.content;
  await removeFileItem(name);
  return null;
}

export async function removeFileItem(name: string): Promise<void> {
  await change({ name, item: null });
}

/** Another person uses the wallet from now on. */
export async function fileItemsCleared(): Promise<void> {
  await change({ name: null, item: null });
}

/** Changes what the page has at once, then the database. */
async function change(made: FileChange): Promise<void> {
  const { name, item } = made;
  if (name === null) memory.clear();
  else if (item === null) memory.delete(name);
  else memory.set(name, item);
  const finished = changeBegun(made);
  try {
    await opened()('readwrite', (items) => {
      if (name === null) items.clear();
      else if (item === null) items.delete(name);
      else items.put(item, name);
      items.transaction.commit();
      return promisifyRequest(items.transaction);
    });
  } catch {
    // Blocked or full: the change lives as long as the page.
  }
  finished();
}

async function stored(name: string): Promise<Item | undefined> {
  try {
    return await get<Item>(name, opened());
  } catch {
    return undefined;
  }
}
