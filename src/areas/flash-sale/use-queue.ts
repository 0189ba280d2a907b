import { useEffect, useEffectEvent } from 'react';
import { secKillingQueue } from '@/api/endpoints/flash-sale';
import { isUnanswered } from '@/api/is-unanswered';
import { useEndpoint } from '@/queries/endpoint';
import { poll } from '@/queries/poll';
import { stockChanged } from './flash-placing';
import { queuePause } from './rules/queue-pause';
import { flashQueueChanged } from './state';

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
      refetchInterval: poll(({ data: turn, error: failed }) => {
        if (failed !== null) return isUnanswered(failed) && queuePause(undefined);
        return turn?.state === 'queueing' && queuePause(turn.askAfter);
      }),
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
