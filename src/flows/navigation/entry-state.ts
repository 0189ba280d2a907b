/** The `history.state` of an entry that a flow of pages or a sheet made; it survives a reload. */
export interface EntryState {
  /** How many entries before this one the flow was started. */
  back?: number | undefined;
  /** The entry is a sheet that its own page opened, so closing it is one step back. */
  sheet?: true;
}

/** How many entries before this one the flow was started; null where no page of the app linked here. */
export function stepsBackOf(state: unknown): number | null {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  return typeof back === 'number' ? back : null;
}

/** The same for the page itself, whether one of its sheets is open or not. */
export function pageStepsBackOf(state: unknown): number | null {
  const back = stepsBackOf(state);
  return back !== null && isSheetEntry(state) ? back - 1 : back;
}

/** Whether the page below opened the sheet of this entry, rather than a link straight to it. */
export function isSheetEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sheet' in state;
}

/** The state of the entry that follows the current one. */
export function nextEntryState(stepsBack: number | null): EntryState {
  return { back: stepsBack === null ? undefined : stepsBack + 1 };
}
