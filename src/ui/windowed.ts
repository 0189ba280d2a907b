import { useEffect, useState } from 'react';

/** A row of the usual text size, for as long as it has not been measured, px. */
export const rowHeight = 64;

/**
 * How many rows come with the page, before the list knows how high the screen is; it keeps to them until the first scroll, so they fill
 * any screen, a turned one too, and go `ahead` of it. `top` is where the list begins; both in px.
 */
export function rowsAtFirst(top: number, ahead: number): number {
  const tallest = Math.max(window.innerHeight, window.screen.height, window.screen.width);
  return Math.ceil((tallest - top + ahead) / rowHeight);
}

/** How far ahead rows are drawn while somebody scrolls: about a screen, px. */
const whileScrolling = 800;

/**
 * How far ahead of the screen a windowed list draws its rows; `atRest` is in px. The browser scrolls beside the page's own script: a phone
 * that is busy must have rows drawn ahead, or its person sees blank paper. At rest they would only make opening and typing slower.
 */
export function useRowsAhead(atRest: number) {
  const [scrolls, setScrolls] = useState(false);
  // A page that is left in the middle of a scroll hears of no end.
  useEffect(() => () => setScrolls(false), []);
  return {
    bufferSize: scrolls ? whileScrolling : atRest,
    onScroll: () => setScrolls(true),
    onScrollEnd: () => setScrolls(false),
  };
}
