import type { ThirdOrder } from '@/api/endpoints/order-centre';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { orderStateText } from '@/flows/orders/order-state-text';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { ordersMessages } from '@/messages/orders';
import { useMessages } from '@/messages/language';
import { useThirdOrders } from '@/queries/order-centre';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { RecordList } from '@/ui/lists/record-list';

/** The orders that the person made with partners, newest first. */
export function ThirdOrders({ keyword }: { keyword: string }) {
  const messages = useMessages(ordersMessages);
  const query = useThirdOrders(keyword.trim());
  const recordOf = ({ id, platform, name, state, money, createdAt }: ThirdOrder) => ({
    id,
    to: href('/order-newDetail', { third: id }),
    icon: 'globe',
    title: name,
    note: [platform, createdAt.slice(0, 10), orderStateText({ kind: 'cashier', state }, messages)].join(
      ' · ',
    ),
    amount: formatCoins(money),
  });
  return (
    <>
      <FetchedAt query={query} />
      <QueryView
        query={query}
        title={messages.thirdFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[64, 64, 64, 64, 64]} />}
      >
        {({ pages }) => {
          const orders = pages.flatMap((page) => page.orders);
          if (orders.length === 0)
            return (
              <ResultState
                art={<Illustration variant={keyword.trim() === '' ? 'empty' : 'search'} />}
                title={keyword.trim() === '' ? messages.thirdNone : messages.noMatch}
                description={keyword.trim() === '' ? messages.thirdNoneLine : messages.noMatchLine}
              />
            );
          return (
            <>
              <Card>
                <RecordList records={orders.map(recordOf)} />
              </Card>
              <InfiniteSentinel state={endState(query)} onReach={() => void query.fetchNextPage()} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
