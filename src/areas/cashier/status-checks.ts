import { useState } from 'react';
import { byGatewayClock } from '@/api/clock';
import { queryOrderInfo } from '@/api/endpoints/cashier';
import { isPayable, isSettled } from '@/domain/orders/order-state';
import type { Order } from '@/flows/checkout/pay-choice';
import { useEndpoint } from '@/queries/endpoint';
import { pauseAfter, poll } from '@/queries/poll';
import { checkPause } from './rules/check-pause';

/** How often a result was looked up on this page, and when it is looked up again. */
export interface Checks {
  count: number;
  /** Gateways' clock, ms. */
  lastAt: number;
  /** Milliseconds from one to the next. */
  interval: number;
  isChecking: boolean;
}

/** Whether something still happens to an order by itself. */
function isMoving(order: Order | null | undefined): boolean {
  return order != null && !isPayable(order.state) && !isSettled(order.state);
}

/** When the last check ended, with or without an answer, by the phone's clock, ms. */
function lastEnd({
  dataUpdatedAt,
  errorUpdatedAt,
}: {
  dataUpdatedAt: number;
  errorUpdatedAt: number;
}): number {
  return Math.max(dataUpdatedAt, errorUpdatedAt);
}

/** An order that is looked up until its payment is settled. */
export function useOrderStatus(id: string) {
  const [openedAt] = useState(Date.now);
  const [{ count, seenAt }, setSeen] = useState({ count: 0, seenAt: 0 });
  const query = useEndpoint(
    queryOrderInfo,
    { id },
    {
      quiet: true,
      staleTime: 0,
      refetchInterval: poll((state) => isMoving(state.data) && checkPause(lastEnd(state) - openedAt)),
    },
  );
  if (query.dataUpdatedAt !== seenAt) setSeen({ count: count + 1, seenAt: query.dataUpdatedAt });
  const checks: Checks = {
    count,
    lastAt: byGatewayClock(lastEnd(query)),
    interval: pauseAfter(checkPause(lastEnd(query) - openedAt), query.error),
    isChecking: query.isFetching,
  };
  return { query, checks };
}

/** Whole seconds until the next check; 0 while it is due. */
export function nextCheckIn({ lastAt, interval }: Checks, now: number): number {
  return Math.max(0, Math.ceil((lastAt + interval - now) / 1000));
}
