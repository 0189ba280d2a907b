import { useEffect, useState } from 'react';
import { byGatewayClock } from '@/api/clock';
import { usePageHidden } from '@/ui/browser/page-hidden';

/** The gateways' time, ms, told anew every second while the page is visible and something moves. */
export function useSeconds(moves: boolean): number {
  const [phoneTime, setPhoneTime] = useState(Date.now);
  const isTicking = !usePageHidden() && moves;
  useEffect(() => {
    if (!isTicking) return;
    const tell = () => setPhoneTime(Date.now());
    const first = setTimeout(tell, 0);
    const timer = setInterval(tell, 1_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isTicking]);
  return byGatewayClock(phoneTime);
}
