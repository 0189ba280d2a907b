import { useNavigate, useSearchParams } from 'react-router-dom';
import { taxiOrderList } from '@/api/endpoints/taxi-trips';
import { href } from '@/domain/href';
import { tripGroups } from '@/domain/taxi/trip-group';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { titleMessages } from '@/messages/titles';
import { tripMessages } from '@/messages/trips';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { Page } from '@/ui/layout/page';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { TripRows } from '../components/trip-rows';
import { useKeptTrips } from '../use-kept-trips';
import styles from './trip-list.module.css';

/** /didiOrderList: the trips of a person by month, with the one that is under way on top; the address says which `group` is shown. */
export default function TripList() {
  const messages = useMessages(tripMessages);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const group = tripGroups.find((each) => each === search.get('group')) ?? null;
  const query = useKeptTrips(group);
  const choose = (name: string) => setSearch(name === 'all' ? {} : { group: name }, { replace: true });
  return (
    <Page title={useMessages(titleMessages)['/didiOrderList']}>
      <PullToRefresh onRefresh={() => invalidate(taxiOrderList)}>
        <div className={styles.groups}>
          <ChoiceRow
            label={messages.groupsLabel}
            choices={[
              ['all', messages.all] as const,
              ...tripGroups.map((each) => [each, messages.groups[each]] as const),
            ]}
            current={group ?? 'all'}
            onChange={choose}
          />
        </div>
        <FetchedAt query={query} />
        <QueryView
          query={query}
          title={messages.listFailed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[20, 116, 116, 116, 116]} />}
        >
          {({ pages }) => {
            const trips = pages.flatMap((page) => page.trips);
            if (trips.length === 0)
              return (
                <ResultState
                  art={<Illustration variant="empty" />}
                  title={group === null ? messages.none : messages.noneInGroup}
                  description={group === null ? messages.noneLine : undefined}
                  action={{ label: messages.book, onClick: () => void navigate(href('/newDidiHome')) }}
                  secondaryAction={
                    group === null ? undefined : { label: messages.seeAll, onClick: () => choose('all') }
                  }
                />
              );
            return (
              <>
                <p className={styles.total} role="status">
                  {query.isPlaceholderData
                    ? messages.loading
                    : messages.total(pages[0]?.total ?? trips.length)}
                </p>
                <div aria-busy={query.isPlaceholderData}>
                  <TripRows trips={trips} />
                </div>
                <InfiniteSentinel state={endState(query)} onReach={() => void query.fetchNextPage()} />
              </>
            );
          }}
        </QueryView>
      </PullToRefresh>
    </Page>
  );
}
