/** The part of a router's `navigate` that is needed here. */
interface Navigate {
  (delta: number): unknown;
  (to: string, options: { replace: true }): unknown;
}

/** Whether the previous history entry is a page of the app; entries before the first page of the app are not. */
export function hasPageBehind(): boolean {
  const state: { idx?: unknown } | null = window.history.state;
  // A web view that clears its history leaves the index of the entry as it was.
  return state?.idx !== 0 && window.history.length > 1;
}

/** Goes one page back, or home from the first page. */
export function stepBack(navigate: Navigate): void {
  void (hasPageBehind() ? navigate(-1) : navigate('/home', { replace: true }));
}
