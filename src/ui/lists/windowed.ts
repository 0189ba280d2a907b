import { useEffect, useState } from 'react';

/** A row of the usual text size, for as long as it has not been measured, px. */
const rowHeight = 64;
/** How far ahead rows are drawn while somebody scrolls: about a screen, px. */
const whileScrolling = 800;

/**
 * What a windowed list is given. `top` is where the list begins, `aheadAtRest` how far beyond the screen it draws rows while nobody scrolls;
 * both in px. The browser scrolls beside the page's own script: a phone that is busy must have rows drawn ahead, or its person sees blank
 * paper. At rest they would only make opening and typing slower.
 */
export function useWindowed(top: number, aheadAtRest: number) {
  const [scrolls, setScrolls] = useState(false);
  // A page that is left in the middle of a scroll hears of no end.
  useEffect(() => () => setScrolls(false), []);
  // The list keeps to the rows it begins with until the first scroll: they fill any screen, a turned one too.
  const [tallest] = useState(() => Math.max(window.innerHeight, window.screen.height, window.screen.width));
  return {
    itemSize: rowHeight,
    ssrCount: Math.ceil((tallest - top + aheadAtRest) / rowHeight),
    bufferSize: scrolls ? whileScrolling : aheadAtRest,
    onScroll: () => setScrolls(true),
    onScrollEnd: () => setScrolls(false),
  };
}
