import { useEffect, useState } from 'react';
import { byGatewayClock, gatewayNow } from '@/api/clock';
import { nextChange, type Period } from '@/domain/period';

/** The longest time between two updates, ms, for texts such as the days that are left. */
const maxDelay = 60_000;

/** The gateway's time, ms; updated when one of the periods starts or ends, and when a hidden page is shown again. */
export function useNow(periods: readonly Period[]): number {
  // The phone's time: the first render may come before an answer has shown how far the phone's clock is off.
  const [phoneTime, setPhoneTime] = useState(Date.now);
  const now = byGatewayClock(phoneTime);
  const change = nextChange(periods, now);
  useEffect(() => {
    const delay = Math.min(maxDelay, (change ?? Infinity) - gatewayNow());
    const timer = setTimeout(() => setPhoneTime(Date.now()), Math.max(0, delay));
    return () => clearTimeout(timer);
  }, [phoneTime, change]);
  useEffect(() => {
    // Timers stand still while the phone sleeps.
    const update = () => setPhoneTime(Date.now());
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return now;
}
