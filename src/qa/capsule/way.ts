import * as v from 'valibot';
import { rootRedirect } from '@/domain/screens';
import { readSessionItem, writeSessionItem } from '@/state/session-item';
import { cleanAddress } from './clean-address';

const recorded = 'qa-way';
const toWalk = 'qa-way-to-walk';
/** Each entry of the history says by this name of its state which one it is, counted from the first page of this tab. */
const mark = 'qaEntry';

/** The addresses from the first page of this tab to the one that is shown, as going back would visit them, without secrets. */
export function wayTaken(): readonly string[] {
  const way = [...storedWay(recorded).slice(0, at), currentAddress()];
  return way.filter((address, index) => address !== way[index - 1]);
}

/** The entry that is shown. */
let at = 0;
let isWatching = false;

/** Records the way from now on, over reloads of this tab, and tells of each address. */
export function recordWay(onAddress: (address: string) => void): void {
  at = currentEntry() ?? storedWay(recorded).length;
  if (!isWatching) watchHistory(onAddress);
  isWatching = true;
  window.history.replaceState(window.history.state, '');
}

/** Marks each entry, and notes its address. */
function watchHistory(onAddress: (address: string) => void): void {
  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const note = () => {
    const address = currentAddress();
    writeSessionItem(recorded, [...storedWay(recorded).slice(0, at), address]);
    onAddress(address);
  };
  history.pushState = (state, unused, url) => {
    at += 1;
    push(marked(state, at), unused, url);
    note();
  };
  history.replaceState = (state, unused, url) => {
    replace(marked(state, at), unused, url);
    note();
  };
  window.addEventListener('popstate', () => {
    // A new entry without a mark is an address that was typed.
    at = currentEntry() ?? at + 1;
    history.replaceState(history.state, '');
  });
}

/** Walks this way once the page is loaded anew. */
export function wayGiven(way: readonly string[]): void {
  writeSessionItem(toWalk, way);
}

/** Puts the given way into the history of this tab, so that its last address is shown and back leads along it. */
export function walkGivenWay(): void {
  const way = storedWay(toWalk);
  if (way.length === 0) return;
  writeSessionItem(toWalk, null);
  writeSessionItem(recorded, way);
  way.forEach((address, idx) => {
    // The router counts its entries by `idx`.
    const state = marked({ usr: null, key: `capsule-${idx}`, idx }, idx);
    const url = `${window.location.pathname}${window.location.search}#${address}`;
    if (idx === 0) window.history.replaceState(state, '', url);
    else window.history.pushState(state, '', url);
  });
}

function marked(state: unknown, entry: number): object {
  return Object.assign({}, state, { [mark]: entry });
}

/** Which entry is shown; undefined where it has no mark yet. */
function currentEntry(): number | undefined {
  const state: unknown = window.history.state;
  const found = v.safeParse(v.object({ [mark]: v.number() }), state);
  return found.success ? found.output[mark] : undefined;
}

function currentAddress(): string {
  return cleanAddress(window.location.hash.slice(1) || rootRedirect);
}

function storedWay(item: string): readonly string[] {
  return readSessionItem(item, v.array(v.string())) ?? [];
}
