import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { onStoredElsewhere, readStored, writeStored, type StoredItem } from './storage';

/**
 * A slice that outlives the page and is one for all tabs. `restore` makes a sound value out of whatever was stored; a state that is
 * not worth keeping is not stored at all.
 */
export function persisted<State extends object>(
  key: StoredItem,
  restore: (stored: unknown) => State,
  isWorthKeeping: (state: State) => boolean = () => true,
): UseBoundStore<StoreApi<State>> {
  const read = () => restore(parse(readStored(key)));
  const store = create<State>(read);
  let writing = true;
  store.subscribe((state) => {
    if (writing) writeStored(key, isWorthKeeping(state) ? JSON.stringify(state) : null);
  });
  onStoredElsewhere(key, () => {
    writing = false;
    store.setState(read(), true);
    writing = true;
  });
  return store;
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
