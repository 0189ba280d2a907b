import { useEffect, useState } from 'react';
import { withChunkTimeout } from '@/domain/chunk-timeout';
import type * as floatingDays from './rules/floating-days';

type Calendar = typeof floatingDays;

/** It is large, and most bookings do without it. */
let loaded: Calendar | null = null;

/** The Chinese calendar and the working days, fetched where they are needed; null until then. */
export function useCalendar(isNeeded: boolean): {
  calendar: Calendar | null;
  isError: boolean;
  retry: () => void;
} {
  const [calendar, setCalendar] = useState(loaded);
  const [isError, setError] = useState(false);
  const isMissing = isNeeded && calendar === null && !isError;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    withChunkTimeout('floating-days', import('./rules/floating-days')).then(
      (found) => {
        loaded = found;
        if (isCurrent) setCalendar(found);
      },
      () => {
        if (isCurrent) setError(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return { calendar, isError, retry: () => setError(false) };
}
