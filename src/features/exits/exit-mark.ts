import { useEffect, useState } from 'react';

const mark = 'passed';

/** Whether this entry of the history was left for a place outside before. */
function hasPassed(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/** Written into the entry itself, beside what the router keeps there: it outlives a reload, and coming back finds it. */
export function markPassed(): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), [mark]: true }, '');
}

/**
 * Whether somebody came back to a page that had led them out of the app. Such a page does not lead out again by itself: the way back
 * would end there. The second value forgets it.
 */
export function useCameBack(): [cameBack: boolean, goAgain: () => void] {
  const [cameBack, setCameBack] = useState(hasPassed);
  useEffect(() => {
    // The browser may show the page as it was left, without loading it.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted && hasPassed()) setCameBack(true);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  return [cameBack, () => setCameBack(false)];
}
