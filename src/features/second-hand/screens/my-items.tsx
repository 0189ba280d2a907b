import { useNavigate, useSearchParams } from 'react-router-dom';
import { secondHandOrders } from '@/api/endpoints/second-hand';
import { href } from '@/domain/href';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { secondHandMessages } from '@/messages/second-hand';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { useItemRows, type ItemGroup } from '@/queries/second-hand';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/layout/tabs';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { ItemRow } from '../components/item-row';

const groups: readonly ItemGroup[] = ['onSale', 'sold', 'withdrawn', 'bought'];

/** /second-hand-orders: the person's items on sale, sold, off sale and bought; the address names the tab as `group`. */
export default function MyItems() {
  const messages = useMessages(secondHandMessages);
  const title = useMessages(titleMessages)['/second-hand-orders'];
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const group = groups.find((each) => each === search.get('group')) ?? 'onSale';
  const query = useItemRows(group);
  return (
    <Page title={title}>
      <PullToRefresh onRefresh={() => invalidate(secondHandOrders)}>
        <Tabs
          label={messages.groupsLabel}
          tabs={groups.map((each) => [each, messages.groups[each]] as const)}
          current={group}
          onChange={(name) => setSearch(name === 'onSale' ? {} : { group: name }, { replace: true })}
        >
          <FetchedAt query={query} />
          <QueryView
            query={query}
            title={messages.listFailed}
            art={<Illustration variant="error" />}
            skeleton={<Skeleton label={messages.loading} bars={[150, 150, 150]} />}
          >
            {({ pages }) => {
              const rows = pages.flatMap((page) => page.rows);
              return rows.length === 0 ? (
                <ResultState
                  art={<Illustration variant="empty" />}
                  title={messages.noneOf[group]}
                  action={
                    group === 'bought'
                      ? { label: messages.toMarket, onClick: () => void navigate(href('/second-hand')) }
                      : {
                          label: messages.publish,
                          onClick: () => void navigate(href('/second-hand-publish')),
                        }
                  }
                />
              ) : (
                <>
                  {rows.map((row) => (
                    <ItemRow key={row.order?.id ?? row.item.id} row={row} group={group} />
                  ))}
                  <InfiniteSentinel state={endState(query)} onReach={() => void query.fetchNextPage()} />
                </>
              );
            }}
          </QueryView>
        </Tabs>
      </PullToRefresh>
    </Page>
  );
}
