import { useEffect, useState } from 'react';

const tickInterval = 1_000;

/** The time that is left until a moment, both in ms; counts down each second, negative afterwards. */
export function useRemaining(until: number, clock: () => number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const update = () => setNow(clock());
    const interval = setInterval(update, tickInterval);
    // A page that was hidden shows an outdated time at first.
    const firstUpdate = setTimeout(update);
    return () => {
      clearInterval(interval);
      clearTimeout(firstUpdate);
    };
  }, [clock]);
  return until - now;
}
