import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import type { OrderKind } from '@/domain/orders/order-kind';
import type { OrderGroup } from '@/domain/orders/order-state';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { ordersMessages } from '@/messages/orders';
import { useMessages } from '@/messages/language';
import { useOrderList } from '@/queries/order-centre';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { OrderRows } from './order-rows';
import styles from './own-orders.module.css';

interface OwnOrdersProps {
  /** Null for all. */
  group: OrderGroup | null;
  kind: OrderKind | null;
  keyword: string;
  isClassic: boolean;
  /** Drops kind and keyword. */
  onClear: () => void;
  /** Goes on to all groups. */
  onAll: () => void;
}

/** The person's own orders that pass the filter, newest first. */
export function OwnOrders({ group, kind, keyword, isClassic, onClear, onAll }: OwnOrdersProps) {
  const messages = useMessages(ordersMessages);
  const navigate = useNavigate();
  const query = useOrderList({
    ...(group === null ? {} : { group }),
    ...(kind === null ? {} : { kind }),
    keyword: keyword.trim(),
  });
  const isNarrowed = kind !== null || keyword.trim() !== '';
  return (
    <>
      <FetchedAt query={query} />
      <QueryView
        query={query}
        title={messages.listFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[186, 186, 186]} />}
      >
        {({ pages }) => {
          const orders = pages.flatMap((page) => page.orders);
          if (orders.length === 0)
            return isNarrowed ? (
              <ResultState
                art={<Illustration variant="search" />}
                title={messages.noMatch}
                description={messages.noMatchLine}
                action={{ label: messages.clear, onClick: onClear }}
              />
            ) : (
              <ResultState
                art={<Illustration variant="empty" />}
                title={group === null ? messages.none : messages.noneInGroup}
                description={messages.noneLine}
                action={
                  group === null
                    ? { label: messages.toGoods, onClick: () => void navigate(href('/newHome')) }
                    : { label: messages.seeAll, onClick: onAll }
                }
              />
            );
          return (
            <>
              <p className={styles.total} role="status">
                {query.isPlaceholderData
                  ? messages.loading
                  : messages.total(pages[0]?.total ?? orders.length)}
              </p>
              <div aria-busy={query.isPlaceholderData}>
                <OrderRows orders={orders} isClassic={isClassic} />
              </div>
              <InfiniteSentinel state={endState(query)} onReach={() => void query.fetchNextPage()} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
