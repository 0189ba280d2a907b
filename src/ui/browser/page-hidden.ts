import { useSyncExternalStore } from 'react';

/** Whether the document is hidden, because another tab or app is in front. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.hidden,
  );
}
