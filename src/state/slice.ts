import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { onStoredElsewhere, readStored, removeStored, writeStored } from './storage';

/** What is a `person`'s is cleared when somebody else uses the wallet; what is the `device`'s stays for everybody who uses it. */
type Owner = 'person' | 'device';

type Slice<State> = UseBoundStore<StoreApi<State>>;

/** Items of a person share this beginning, so that those of slices whose code is not loaded are found and cleared too. */
const personalItems = 'person/';
/** Each clears one slice of a person whose code is loaded. */
const clearings = new Set<() => void>();

/** A slice that lives as long as the page. */
export function inMemory<State extends object>(owner: Owner, initial: State): Slice<State> {
  const store = create<State>(() => initial);
  if (owner === 'person') clearings.add(() => store.setState(initial, true));
  return store;
}

/**
 * A slice that outlives the page and is one for all tabs. `restore` makes a sound value out of whatever was stored; a state that is not
 * worth keeping is not stored at all. `reread` takes over what another tab has written before the browser tells of it.
 */
export function persisted<State extends object>(
  owner: Owner,
  name: string,
  restore: (stored: unknown) => State,
  isWorthKeeping: (state: State) => boolean = () => true,
): Slice<State> & { reread: () => void } {
  const item = owner === 'person' ? `${personalItems}${name}` : name;
  let known = readStored(item);
  const store = create<State>(() => restore(parse(known)));
  let writing = true;
  store.subscribe((state) => {
    if (!writing) return;
    known = isWorthKeeping(state) ? JSON.stringify(state) : null;
    writeStored(item, known);
  });
  const take = (text: string | null) => {
    known = text;
    writing = false;
    store.setState(restore(parse(text)), true);
    writing = true;
  };
  const reread = () => {
    const found = readStored(item);
    if (found !== known) take(found);
  };
  onStoredElsewhere(item, reread);
  if (owner === 'person') clearings.add(() => take(null));
  return Object.assign(store, { reread });
}

/** Somebody else uses the wallet now: nothing that was written, chosen or allowed goes on to them. */
export function clearUserData(): void {
  removeStored(personalItems);
  for (const clear of clearings) clear();
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
