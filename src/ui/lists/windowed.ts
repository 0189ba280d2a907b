import { useEffect, useState } from 'react';

/** The usual height of a row that has not been measured yet, px. */
const usualHeight = 64;
/** How far ahead rows are rendered while scrolling: about a screen, px. */
const bufferWhileScrolling = 800;

/**
 * The props of a windowed list. `top` is the position of the list, `aheadAtRest` how far beyond the viewport it renders rows at
 * rest, `rowHeight` the estimated height of its rows, all px. Browsers scroll off the main thread, so a busy phone needs rows rendered ahead to show no blank space. At rest these
 * rows would only slow down opening and typing.
 */
export function useWindowed(top: number, aheadAtRest: number, rowHeight = usualHeight) {
  const [isScrolling, setIsScrolling] = useState(false);
  // A page that is left while scrolling gets no `scrollend` event.
  useEffect(() => () => setIsScrolling(false), []);
  // Until the first scroll the list keeps its initial rows, so they must fill the screen in both orientations.
  const [maxHeight] = useState(() => Math.max(window.innerHeight, window.screen.height, window.screen.width));
  return {
    itemSize: rowHeight,
    ssrCount: Math.ceil((maxHeight - top + aheadAtRest) / rowHeight),
    bufferSize: isScrolling ? bufferWhileScrolling : aheadAtRest,
    onScroll: () => setIsScrolling(true),
    onScrollEnd: () => setIsScrolling(false),
  };
}
