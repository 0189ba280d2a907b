import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { adoptFormerItems } from './former-items';
import { onStoredElsewhere, readStored, removeStored, writeStored } from './storage';

/** A `person`'s slice is cleared when another person logs in; the `device`'s is shared by all people who use it; the `build`'s never changes. */
type Owner = 'person' | 'device' | 'build';

type Slice<State> = UseBoundStore<StoreApi<State>>;

interface LoadedSlice {
  owner: Owner;
  isStored: boolean;
  reset: () => void;
}

/** The names of a person's items begin with this, so that the items of slices whose code is not loaded are cleared too. */
const personalItems = 'person/';
/** The slices whose code is loaded. */
const slices = new Set<LoadedSlice>();

// Before the first slice reads its item.
adoptFormerItems(personalItems);

/** A slice that lives as long as the page. */
export function inMemory<State extends object>(owner: Owner, initial: State): Slice<State> {
  const store = create<State>(() => initial);
  slices.add({ owner, isStored: false, reset: () => store.setState(initial, true) });
  return store;
}

/**
 * A slice that survives a reload and is shared by all tabs. `restore` turns whatever was stored into a valid state; a state that is not
 * worth keeping is not stored. `reread` takes over what another tab has stored, without waiting for the storage event.
 */
export function persisted<State extends object>(
  owner: Exclude<Owner, 'build'>,
  name: string,
  restore: (stored: unknown) => State,
  isWorthKeeping: (state: State) => boolean = () => true,
): Slice<State> & { reread: () => void } {
  const item = owner === 'person' ? `${personalItems}${name}` : name;
  let known = readStored(item);
  const store = create<State>(() => restore(parseStored(known)));
  let writing = true;
  store.subscribe((state) => {
    if (!writing) return;
    known = isWorthKeeping(state) ? JSON.stringify(state) : null;
    writeStored(item, known);
  });
  const take = (text: string | null) => {
    known = text;
    writing = false;
    store.setState(restore(parseStored(text)), true);
    writing = true;
  };
  const reread = () => {
    const found = readStored(item);
    if (found !== known) take(found);
  };
  onStoredElsewhere(item, reread);
  slices.add({ owner, isStored: true, reset: () => take(null) });
  return Object.assign(store, { reread });
}

/** Removes everything that the former person wrote, chose or allowed, before another person uses the wallet. */
export function clearUserData(): void {
  removeStored(personalItems);
  for (const { owner, reset } of slices) if (owner === 'person') reset();
}

/**
 * Gives every slice that is not stored its initial state, as a reload of the page does; for tests.
 * @internal
 */
export function resetMemory(): void {
  for (const { owner, isStored, reset } of slices) if (!isStored && owner !== 'build') reset();
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

/** The value of a stored text; null where it is none. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
