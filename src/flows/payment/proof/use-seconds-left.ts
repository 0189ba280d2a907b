import { useEffect, useState } from 'react';
import { gatewayNow } from '@/api/clock';
import { codeResendPause } from '@/domain/payment/payment-proof';

/** Whole seconds until a moment of the gateways' clock, updated every second; never more than the pause between two codes. */
export function useSecondsLeft(until: number): number {
  const [, setTicks] = useState(0);
  const ms = Math.min(until - gatewayNow(), codeResendPause);
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTicks((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}
