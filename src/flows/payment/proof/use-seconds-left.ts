import { useEffect, useState } from 'react';
import { gatewayNow } from '@/api/clock';
import { codeResendPause } from '@/domain/payment/payment-proof';

/** Whole seconds until a moment of the gateways' clock, second by second; never more than the pause between two codes. */
export function useSecondsLeft(until: number): number {
  const left = () => {
    const ms = Math.min(until - gatewayNow(), codeResendPause);
    return Math.max(0, Math.ceil(ms / 1000));
  };
  const [, tick] = useState(0);
  const seconds = left();
  const running = seconds > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return seconds;
}
