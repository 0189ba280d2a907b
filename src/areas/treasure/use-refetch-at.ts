import { useEffect } from 'react';
import { gatewayNow } from '@/api/clock';
import { ownShare } from '@/api/own-share';
import { fromMoment } from '@/domain/business-time';
import { ownDelay } from '@/domain/spread';

/** Milliseconds that the gateway is given to do what is due. */
const afterwards = 1_000;

/** Reads again when the gateway's clock has reached a moment that many people wait for; null for never. */
export function useRefetchAt(moment: string | null, refetch: () => unknown): void {
  useEffect(() => {
    if (moment === null) return;
    const left = fromMoment(moment) - gatewayNow();
    const timer = setTimeout(() => void refetch(), left + afterwards + ownDelay(ownShare));
    return () => clearTimeout(timer);
  }, [moment, refetch]);
}
