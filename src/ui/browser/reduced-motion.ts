import { useSyncExternalStore } from 'react';

/** Whether the person prefers reduced motion; follows changes of the setting. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = motionQuery();
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => motionQuery().matches,
  );
}

function motionQuery(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}
