/** Replaces the browser's storage for this visit where that is full, blocked or missing. */
const memory = new Map<string, string>();
let persistent = true;
/** Some browsers store items but refuse to read them, so these are kept in memory too. */
let readable = true;
const lossListeners = new Set<() => void>();

function markLost(): void {
  persistent = false;
  for (const listener of lossListeners) listener();
  lossListeners.clear();
}

/** The stored text, or null. */
export function readStored(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    return localStorage.getItem(key);
  } catch {
    readable = false;
    markLost();
    return null;
  }
}

/** Stores a text; null removes it. Returns whether it will survive a reload. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    if (readable || value === null) memory.delete(key);
    else memory.set(key, value);
    return readable;
  } catch {
    markLost();
    if (value === null) memory.delete(key);
    else memory.set(key, value);
    return false;
  }
}

/** Removes every item whose name begins with `prefix`. */
export function removeStored(prefix: string): void {
  for (const key of [...memory.keys(), ...storedKeys()]) if (key.startsWith(prefix)) writeStored(key, null);
}

/** False once the browser has refused to read or store an item. */
export function isPersistent(): boolean {
  return persistent;
}

/** Calls back once, as soon as the browser refuses to store an item; immediately where it has done so already. */
export function onStorageLost(listener: () => void): void {
  if (persistent) lossListeners.add(listener);
  else listener();
}

/** Calls back when another tab changed `key`; returns the function that stops it. */
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
