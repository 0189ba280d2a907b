import { useEffect, useState } from 'react';
import { gatewayNow } from '@/api/clock';
import { nextChange, type Period } from '@/domain/period';

/** Days that are left and the like are read anew at least so often, ms. */
const longest = 60_000;

/** Now by the gateways' clock, ms; read again the moment one of the periods begins or ends, and when a kept page comes back. */
export function useNow(periods: readonly Period[]): number {
  const [now, setNow] = useState(gatewayNow);
  const change = nextChange(periods, now);
  useEffect(() => {
    const wait = Math.min(longest, (change ?? Infinity) - gatewayNow());
    const timer = setTimeout(() => setNow(gatewayNow()), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [now, change]);
  return now;
}
