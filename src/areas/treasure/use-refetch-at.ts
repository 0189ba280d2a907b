import { useEffect } from 'react';
import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';

/** Milliseconds that the gateway is given to do what is due. */
const afterwards = 1_000;

/** Reads again when the gateway's clock reaches a moment; null for never. */
export function useRefetchAt(moment: string | null, refetch: () => unknown): void {
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => void refetch(), fromMoment(moment) - gatewayNow() + afterwards);
    return () => clearTimeout(timer);
  }, [moment, refetch]);
}
