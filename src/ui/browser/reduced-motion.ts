import { useSyncExternalStore } from 'react';

/** Whether somebody wants as little motion as possible; follows the wish while the page is open. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const wish = wished();
      wish.addEventListener('change', changed);
      return () => wish.removeEventListener('change', changed);
    },
    () => wished().matches,
  );
}

function wished(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}
