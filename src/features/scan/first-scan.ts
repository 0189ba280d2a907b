const mark = 'scanned';

/** Whether the scanner has opened by itself on this visit of the page; coming back to it, or loading it anew, does not open it again. */
export function hasScanned(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/** Written into the history entry itself, beside what the router keeps there. */
export function markScanned(): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), [mark]: true }, '');
}
