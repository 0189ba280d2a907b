import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { activityOrderDetail } from '@/api/endpoints/mall-order';
import { fromMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { ordersMessages } from '@/messages/orders';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { OrderView } from '../components/order-view';

/** Milliseconds that the gateway is given to close an order. */
const afterEnd = 1_000;

/** /activityOrderDetail: the order `id` of the mall; without an id the newest one. */
export default function ActivityOrder() {
  const messages = useMessages(ordersMessages);
  const title = useMessages(titleMessages)['/activityOrderDetail'];
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = useEndpoint(
    activityOrderDetail,
    { id: search.get('id') ?? '' },
    { staleTime: 0, refetchOnWindowFocus: 'always' },
  );
  const { data: order, refetch } = query;
  const payBefore = order?.state === 'created' ? order.payBefore : null;
  useEffect(() => {
    if (payBefore === null) return;
    const timer = setTimeout(() => void refetch(), fromMoment(payBefore) - gatewayNow() + afterEnd);
    return () => clearTimeout(timer);
  }, [payBefore, refetch]);
  if (order != null) return <OrderView order={order} title={title} />;
  return (
    <Page title={title} glow>
      <QueryView
        query={query}
        title={messages.orderFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[64, 180, 240, 120]} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant="search" />}
            title={messages.gone}
            description={messages.goneLine}
            action={{
              label: messages.toList,
              onClick: () => void navigate(href('/activityOrderList'), { replace: true }),
            }}
          />
        )}
      </QueryView>
    </Page>
  );
}
