import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';

/**
 * What is too long for the browser's storage of texts: read spreadsheets and lists made from them. Each item carries whose it is, and
 * any other person gets nothing. Without a database it is kept as long as the page.
 */
interface Item {
  owner: string;
  content: unknown;
}

const memory = new Map<string, Item>();
let database: UseStore | null = null;

function opened(): UseStore {
  database ??= createStore('wallet-files', 'items');
  return database;
}

export async function writeFileItem(name: string, owner: string, content: unknown): Promise<void> {
  const item: Item = { owner, content };
  memory.set(name, item);
  try {
    await change((items) => items.put(item, name));
  } catch {
    // Blocked or full: the item lives as long as the page.
  }
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
  memory.delete(name);
  try {
    await change((items) => items.delete(name));
  } catch {
    // Without a database nothing is left.
  }
}

/** Another person uses the wallet from now on. */
export async function fileItemsCleared(): Promise<void> {
  memory.clear();
  try {
    await change((items) => items.clear());
  } catch {
    // Without a database nothing is left.
  }
}

/** A change is committed at once: a page that ends before the browser has answered would lose it. */
function change(make: (items: IDBObjectStore) => unknown): Promise<void> {
  return opened()('readwrite', (items) => {
    make(items);
    items.transaction.commit();
    return promisifyRequest(items.transaction);
  });
}

async function stored(name: string): Promise<Item | undefined> {
  try {
    return await get<Item>(name, opened());
  } catch {
    return undefined;
  }
}
