import { useNavigate } from 'react-router-dom';
import { secKillingOrderList } from '@/api/endpoints/flash-sale';
import { href } from '@/domain/href';
import { OrderCards } from '@/flows/orders/order-cards';
import { OrderGroups, useOrderGroup } from '@/flows/orders/order-groups';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { flashSaleMessages } from '@/messages/flash-sale';
import { ordersMessages } from '@/messages/orders';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { useMallOrders } from '@/queries/mall-orders';
import { Illustration } from '@/ui/feedback/illustration';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';

/** /secKillingOrderList: the orders of the flash sale, newest first, of the group that the address names as `state`. */
export default function FlashOrders() {
  const messages = useMessages(ordersMessages);
  const { toHome, again } = useMessages(flashSaleMessages);
  const navigate = useNavigate();
  const [group] = useOrderGroup();
  const query = useMallOrders(secKillingOrderList, group);
  const goHome = () => void navigate(href('/secKillingHome'));
  return (
    <Page title={useMessages(titleMessages)['/secKillingOrderList']}>
      <OrderGroups onRefresh={() => invalidate(secKillingOrderList)}>
        <FetchedAt query={query} />
        <QueryView
          query={query}
          title={messages.listFailed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[176, 176, 176]} />}
        >
          {({ pages }) => (
            <OrderCards
              orders={pages.flatMap(({ orders }) => orders)}
              query={query}
              page="/secKillingOrderDetail"
              toGoods={{ label: toHome, onClick: goHome }}
              again={{ label: again, onClick: goHome }}
            />
          )}
        </QueryView>
      </OrderGroups>
    </Page>
  );
}
