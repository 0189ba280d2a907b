import { useEffect } from 'react';
import { errorShown } from '@/state/notifications';

/** Keeps an error that a page shows in place in the list of /messages; null while there is none. Failures of calls are kept without it. */
export function useShownError(text: string | null): void {
  useEffect(() => {
    if (text !== null) errorShown(text);
  }, [text]);
}
