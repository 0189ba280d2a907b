/** The `history.state` of an entry that a flow of pages or a sheet made; it survives a reload. */
export interface EntryState {
  /** How many entries before this one the flow was started. */
  back?: number | undefined;
  /** How many sheets of its own page the entry shows one above the other; closing the topmost is one step back. */
  sheet?: number;
}

/** How many entries before this one the flow was started; null where no page of the app linked here. */
export function stepsBackOf(state: unknown): number | null {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  return typeof back === 'number' ? back : null;
}

/** The same for the page itself, whether one of its sheets is open or not. */
export function pageStepsBackOf(state: unknown): number | null {
  const back = stepsBackOf(state);
  return back === null ? null : back - sheetDepthOf(state);
}

/** How many sheets the pages below this entry opened; 0 for a page, and for a sheet that a link led straight to. */
export function sheetDepthOf(state: unknown): number {
  const depth = typeof state === 'object' && state !== null && 'sheet' in state ? state.sheet : 0;
  return typeof depth === 'number' ? depth : 0;
}

/** The state of the entry that follows the current one. */
export function nextEntryState(stepsBack: number | null): EntryState {
  return { back: stepsBack === null ? undefined : stepsBack + 1 };
}

/** The current entry, which a page that was not rendered yet since the last step does not know. The app gives each entry that it makes a key of its own. */
export function currentEntry(): { search: string; key: unknown; state: unknown } {
  const { hash } = window.location;
  const start = hash.indexOf('?');
  const { key, usr = null } = (window.history.state ?? {}) as { key?: unknown; usr?: unknown };
  return { search: start < 0 ? '' : hash.slice(start + 1), key, state: usr };
}
