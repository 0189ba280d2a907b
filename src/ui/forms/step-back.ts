/** A router's `navigate`, as far as it is needed here. */
interface Navigate {
  (delta: number): unknown;
  (to: string, options: { replace: true }): unknown;
}

/** Whether the app itself has a page behind this one; what lies before the page that was opened first is not the app's. */
export function hasPageBehind(): boolean {
  const state: unknown = window.history.state;
  return !(typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0);
}

/** One page back; home from the page that was opened first. */
export function stepBack(navigate: Navigate): void {
  void (hasPageBehind() ? navigate(-1) : navigate('/home', { replace: true }));
}
