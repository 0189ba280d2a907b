let onPage: Element | null = null;

/** Remembers what has the focus, unless a sheet or a dialog holds it. */
export function focusMoved(to: Element): void {
  if (to.closest('[aria-modal="true"]') === null) onPage = to;
}

/** What on a page had the focus last, even if it was switched off since; null at first. */
export function lastFocusOnPage(): Element | null {
  return onPage;
}
