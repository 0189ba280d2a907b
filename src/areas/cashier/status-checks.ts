import { useState } from 'react';
import { byGatewayClock } from '@/api/clock';
import { queryOrderInfo } from '@/api/endpoints/cashier';
import { isPayable, isSettled } from '@/domain/orders/order-state';
import type { Order } from '@/flows/checkout/pay-choice';
import { useEndpoint } from '@/queries/endpoint';

/** How often a result was looked up on this page, and when it is looked up again. */
export interface Checks {
  count: number;
  /** Gateways' clock, ms. */
  lastAt: number;
  /** Milliseconds from one to the next. */
  interval: number;
  isChecking: boolean;
}

/** Milliseconds between two checks: often at first, as most results come within a minute. */
function intervalAfter(count: number): number {
  return count < 10 ? 5_000 : count < 20 ? 15_000 : 60_000;
}

/** Whether something still happens to an order by itself. */
function isMoving(order: Order | null | undefined): boolean {
  return order != null && !isPayable(order.state) && !isSettled(order.state);
}

/** An order that is looked up until its payment is settled. */
export function useOrderStatus(id: string) {
  const [{ count, seenAt }, setSeen] = useState({ count: 0, seenAt: 0 });
  const interval = intervalAfter(count);
  const query = useEndpoint(
    queryOrderInfo,
    { id },
    {
      quiet: true,
      staleTime: 0,
      refetchInterval: ({ state }) => (isMoving(state.data) ? interval : false),
    },
  );
  if (query.dataUpdatedAt !== seenAt) setSeen({ count: count + 1, seenAt: query.dataUpdatedAt });
  const checks: Checks = {
    count,
    lastAt: byGatewayClock(query.dataUpdatedAt),
    interval,
    isChecking: query.isFetching,
  };
  return { query, checks };
}

/** Whole seconds until the next check; 0 while it is due. */
export function nextCheckIn({ lastAt, interval }: Checks, now: number): number {
  return Math.max(0, Math.ceil((lastAt + interval - now) / 1000));
}
