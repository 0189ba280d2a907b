const mark = 'scanned';

/** Whether the scanner has opened by itself for this history entry, so that coming back or reloading does not open it again. */
export function hasScanned(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/** Marks the history entry, beside the router's own state. */
export function markScanned(): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), [mark]: true }, '');
}
