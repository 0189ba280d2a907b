import { useEffect } from 'react';
import { gatewayNow } from '@/api/clock';
import type { secKillingOrderDetail } from '@/api/endpoints/flash-sale';
import { activityOrderDetail } from '@/api/endpoints/mall-order';
import { fromMoment } from '@/domain/business-time';
import { useEndpoint } from '@/queries/endpoint';
import { poll } from '@/queries/poll';

/** Milliseconds that the gateway is given to close an order. */
const afterEnd = 1_000;
/** How often an order is read again while one of its refunds is on its way, ms. */
const refundInterval = 10_000;

/** The order with this id, or the newest one; read again when its time to pay is over and while a refund is on its way. */
export function useOrderDetail(
  id: string,
  endpoint: typeof activityOrderDetail | typeof secKillingOrderDetail = activityOrderDetail,
) {
  const query = useEndpoint(
    endpoint,
    { id },
    {
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: poll(
        ({ data }) => data?.refunds.some(({ backAt }) => backAt === null) === true && refundInterval,
      ),
    },
  );
  const { data: order, refetch } = query;
  const payBefore = order?.state === 'created' ? order.payBefore : null;
  useEffect(() => {
    if (payBefore === null) return;
    const timer = setTimeout(() => void refetch(), fromMoment(payBefore) - gatewayNow() + afterEnd);
    return () => clearTimeout(timer);
  }, [payBefore, refetch]);
  return query;
}
