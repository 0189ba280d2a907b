/** Milliseconds after which a page is not expected to grow any more. */
const growthLimit = 15_000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls the window, and goes on doing so while the page is still growing, until the person scrolls; gives the way to stop. */
export function scrollBackTo(top: number): () => void {
  window.scrollTo(0, top);
  if (window.scrollY >= top - 1) return () => undefined;
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) stop();
  });
  const stop = () => {
    clearTimeout(limit);
    growth.disconnect();
    for (const move of ownMoves) removeEventListener(move, stop);
  };
  const limit = setTimeout(stop, growthLimit);
  growth.observe(document.body);
  for (const move of ownMoves) addEventListener(move, stop, { passive: true });
  return stop;
}
