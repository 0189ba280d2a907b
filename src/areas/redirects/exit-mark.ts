import { useEffect, useState } from 'react';

const mark = 'passed';

/** Whether the app was left from this history entry before. */
function hasExited(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/** Marks the history entry, beside the router's own state, so that the mark is still there after a reload or on coming back. */
export function markExited(): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), [mark]: true }, '');
}

/**
 * Whether the user has returned to a page that had redirected out of the app. Such a page must not redirect by itself again, or going back
 * would never get past it. The second value resets it.
 */
export function useCameBack(): [cameBack: boolean, goAgain: () => void] {
  const [cameBack, setCameBack] = useState(hasExited);
  useEffect(() => {
    // The browser may restore the page from its back/forward cache without loading it.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && hasExited()) setCameBack(true);
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);
  return [cameBack, () => setCameBack(false)];
}
