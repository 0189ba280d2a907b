import { useSyncExternalStore } from 'react';

/** Whether the browser shows another page, or nothing at all. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.hidden,
  );
}
