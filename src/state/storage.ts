/**
 * Where the browser's storage is full, blocked or gone, the app goes on from memory for the visit, and `isPersistent` says so.
 */
const memory = new Map<string, string>();
let persistent = true;
/** Some browsers keep what they then do not give back: what was written must be found again all the same, during the visit. */
let readable = true;
const lostListeners = new Set<() => void>();

function lost(): void {
  persistent = false;
  for (const tell of lostListeners) tell();
  lostListeners.clear();
}

/** The stored text, or null. */
export function readStored(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    return localStorage.getItem(key);
  } catch {
    readable = false;
    lost();
    return null;
  }
}

/** Stores a text; null removes it. Says whether it will outlive this page. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    if (readable || value === null) memory.delete(key);
    else memory.set(key, value);
    return readable;
  } catch {
    lost();
    if (value === null) memory.delete(key);
    else memory.set(key, value);
    return false;
  }
}

/** Removes every item whose name begins with `prefix`, whoever stored it and whenever. */
export function removeStored(prefix: string): void {
  for (const key of [...memory.keys(), ...storedKeys()]) if (key.startsWith(prefix)) writeStored(key, null);
}

/** False from the first time that the browser refused to read or keep something. */
export function isPersistent(): boolean {
  return persistent;
}

/** Calls back once, as soon as the browser refuses to keep something; at once where it has refused already. */
export function onStorageLost(tell: () => void): void {
  if (persistent) lostListeners.add(tell);
  else tell();
}

/** Calls back when another tab changed `key`; gives the way to stop. */
export function onStoredElsewhere(key: string, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  addEventListener('storage', listener);
  return () => {
    removeEventListener('storage', listener);
  };
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
