import { useEffect, useState } from 'react';
import { byGatewayClock, gatewayNow } from '@/api/clock';
import { nextChange, type Period } from '@/domain/period';

/** Days that are left and the like are read anew at least so often, ms. */
const longest = 60_000;

/** Now by the gateways' clock, ms; read again the moment one of the periods begins or ends, and when a kept page comes back. */
export function useNow(periods: readonly Period[]): number {
  // In the phone's time: the page may be drawn before the first answer says how wrong the phone's clock is.
  const [readAt, read] = useState(Date.now);
  const now = byGatewayClock(readAt);
  const change = nextChange(periods, now);
  useEffect(() => {
    const wait = Math.min(longest, (change ?? Infinity) - gatewayNow());
    const timer = setTimeout(() => read(Date.now()), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [readAt, change]);
  return now;
}
