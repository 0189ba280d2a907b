import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { onStoredElsewhere, readStored, writeStored, type StoredItem } from './storage';

/**
 * A slice that outlives the page and is one for all tabs. `restore` makes a sound value out of whatever was stored; a state that is not
 * worth keeping is not stored at all. `reread` takes over what another tab has written before the browser tells of it.
 */
export function persisted<State extends object>(
  key: StoredItem,
  restore: (stored: unknown) => State,
  isWorthKeeping: (state: State) => boolean = () => true,
): UseBoundStore<StoreApi<State>> & { reread: () => void } {
  let known = readStored(key);
  const store = create<State>(() => restore(parse(known)));
  let writing = true;
  store.subscribe((state) => {
    if (!writing) return;
    known = isWorthKeeping(state) ? JSON.stringify(state) : null;
    writeStored(key, known);
  });
  const reread = () => {
    const found = readStored(key);
    if (found === known) return;
    known = found;
    writing = false;
    store.setState(restore(parse(found)), true);
    writing = true;
  };
  onStoredElsewhere(key, reread);
  return Object.assign(store, { reread });
}

/**
 * A flat record of known names and types (no other name gets in, whatever was stored): a stored field of another type is replaced
 * by the initial one.
 */
export function restoreFlat<State extends object>(initial: State, stored: unknown): State {
  const restored = { ...initial };
  if (typeof stored !== 'object' || stored === null) return restored;
  for (const name of Object.keys(initial) as (keyof State)[]) {
    if (!Object.prototype.hasOwnProperty.call(stored, name)) continue;
    const value = (stored as State)[name];
    if (typeof value === typeof initial[name]) restored[name] = value;
  }
  return restored;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
