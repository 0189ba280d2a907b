import { useEffect, useEffectEvent } from 'react';
import { secKillingQueue } from '@/api/endpoints/flash-sale';
import { isUnanswered } from '@/api/is-unanswered';
import { useEndpoint } from '@/queries/endpoint';
import { stockChanged } from './flash-placing';
import { flashQueueChanged } from './state';

/** Milliseconds after which a question is asked again that got no answer. */
const afterSilence = 3_000;

interface Queue {
  /** How many people come first; null while that is not known. */
  ahead: number | null;
  /** The last question got no answer. */
  isSilent: boolean;
}

/** Asks for the turn of a queued order as often as the gateway wants, until the order is placed or refused. */
export function useQueue(
  ticket: string,
  { onPlaced, onRefused }: { onPlaced: (id: string) => void; onRefused: (error: Error) => void },
): Queue {
  const { data, error } = useEndpoint(
    secKillingQueue,
    { ticket },
    {
      enabled: ticket !== '',
      quiet: true,
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => {
        if (state.error !== null) return isUnanswered(state.error) ? afterSilence : false;
        return state.data?.state === 'queueing' ? state.data.askAfter * 1_000 : false;
      },
    },
  );
  const placed = data?.state === 'placed' ? data.id : null;
  const refusal = error !== null && !isUnanswered(error) ? error : null;
  const handlePlaced = useEffectEvent(onPlaced);
  const handleRefused = useEffectEvent(onRefused);
  useEffect(() => {
    if (placed === null && refusal === null) return;
    flashQueueChanged(null);
    void stockChanged();
    if (placed !== null) handlePlaced(placed);
    else if (refusal !== null) handleRefused(refusal);
  }, [placed, refusal]);
  return {
    ahead: data?.state === 'queueing' ? data.ahead : null,
    isSilent: error !== null && refusal === null,
  };
}
