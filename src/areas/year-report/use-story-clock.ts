import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds that a page stays. */
export const pageTime = 8_000;

/** Calls `onEnd` when a page has been shown for its time; while it does not run, the time that is left is kept. */
export function useStoryClock(page: number, isRunning: boolean, onEnd: () => void): void {
  const left = useRef({ page, ms: pageTime });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left.current.page !== page) left.current = { page, ms: pageTime };
    if (!isRunning) return;
    const { ms } = left.current;
    const since = Date.now();
    const timer = setTimeout(end, ms);
    return () => {
      clearTimeout(timer);
      left.current = { page, ms: Math.max(0, ms - (Date.now() - since)) };
    };
  }, [page, isRunning]);
}
