import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wasPaid } from '@/domain/orders/order-state';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { openExternal } from '@/state/external-navigation';
import { OrderGate } from '../components/order-gate';
import { OrderProblem } from '../components/order-problem';
import { PaidOrder } from '../components/paid-order';
import { WaitingOrder } from '../components/waiting-order';
import { useOrderStatus } from '../status-checks';

/** /checkStandPayStatus: the state of the payment of the order `id`, polled until it is final; `fresh` comes right after paying. */
export default function PayStatus() {
  const [search, setSearch] = useSearchParams();
  const { query, checks } = useOrderStatus(search.get('id') ?? '');
  const order = query.data;
  const isFresh = search.get('fresh') !== null;
  const thirdPartyUrl = order?.payment?.thirdPartyUrl ?? null;
  // What was read before the payment is still in the cache.
  const isOutdated = isFresh && order?.state === 'created' && query.isFetching;
  useEffect(() => {
    if (!isFresh || order === undefined || isOutdated) return;
    // Only once, because returning from the third party must not lead there again.
    setSearch({ id: order?.id ?? '' }, { replace: true });
    if (thirdPartyUrl !== null) openExternal(thirdPartyUrl);
  }, [isFresh, isOutdated, order, thirdPartyUrl, setSearch]);

  const state = order?.state;
  const lastState = useRef(state);
  useEffect(() => {
    // What a payment has reserved came back, or went on to the merchant: balances and bill have changed.
    if (lastState.current === 'paying' && state !== 'paying') void invalidateAfterPayment();
    lastState.current = state;
  }, [state]);

  return (
    <OrderGate query={isOutdated ? { ...query, data: undefined } : query}>
      {(found) => {
        if (found?.state === 'paying')
          return <WaitingOrder order={found} checks={checks} onCheck={() => void query.refetch()} />;
        return found !== null && wasPaid(found.state) ? (
          <PaidOrder order={found} />
        ) : (
          <OrderProblem order={found} />
        );
      }}
    </OrderGate>
  );
}
