import { activityList, type Activity } from '@/api/endpoints/activity';
import { activitiesByState, activitiesFound, activityCategories } from '@/domain/activities/activity';
import { periodStates } from '@/domain/period';
import { useListFilter } from '@/flows/list-filter/use-list-filter';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { activityMessages } from '@/messages/activities';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint, invalidate } from '@/queries/endpoint';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { Illustration } from '@/ui/feedback/illustration';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { Page } from '@/ui/layout/page';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { SearchField } from '@/ui/forms/search-field';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultState } from '@/ui/feedback/result-state';
import { Tabs } from '@/ui/layout/tabs';
import { ActivityPages } from '../components/activity-pages';
import { ActivityRows } from '../components/activity-rows';
import { parseActivityFilter } from '../parse-activity-filter';
import { useNow } from '@/flows/clock/use-now';
import styles from './all-activities.module.css';

const noActivities: readonly Activity[] = [];

/** /allActivity: all activities by state, filtered by state (`state`), category (`kind`) and search text (`q`). */
export default function AllActivities() {
  const messages = useMessages(activityMessages);
  const titles = useMessages(titleMessages);
  const { params, setParams, text, setText } = useListFilter();
  const { category, state } = parseActivityFilter(params);
  const query = useEndpoint(activityList, {});
  const activities = query.data?.activities ?? noActivities;
  const now = useNow(activities);
  const found = activitiesFound(activities, { category, state, words: text }, now);
  const isFiltered = category !== undefined || state !== undefined || text.trim() !== '';
  return (
    <Page title={titles['/allActivity']}>
      <PullToRefresh onRefresh={() => invalidate(activityList)}>
        <SearchField
          label={messages.searchActivities}
          hint={messages.searchHint}
          value={text}
          onChange={setText}
        />
        <ActivityPages />
        <p className="visuallyHidden" role="status">
          {text.trim() !== '' && query.data !== undefined && messages.found(found.length)}
        </p>
        <Tabs
          label={messages.statesLabel}
          tabs={[
            ['all', messages.everything],
            ...periodStates.map((name) => [name, messages.states[name]] as const),
          ]}
          current={state ?? 'all'}
          onChange={(name) => setParams({ state: name === 'all' ? '' : name })}
        >
          <div className={styles.categories}>
            <ChoiceRow
              label={messages.categoriesLabel}
              choices={[
                ['all', messages.everything],
                ...activityCategories.map((name) => [name, messages.categories[name]] as const),
              ]}
              current={category ?? 'all'}
              onChange={(name) => setParams({ kind: name === 'all' ? '' : name })}
            />
          </div>
          <FetchedAt query={query} />
          <QueryView
            query={query}
            title={messages.activitiesFailed}
            art={<Illustration variant="error" />}
            skeleton={<Skeleton label={messages.loading} bars={[24, 96, 96, 96, 96]} />}
          >
            {() =>
              found.length > 0 ? (
                <>
                  <ActivityRows groups={activitiesByState(found, now)} now={now} />
                  <InfiniteSentinel state="end" onReach={() => undefined} />
                </>
              ) : (
                <NoActivities
                  isFiltered={isFiltered}
                  onShowAll={() => setParams({ state: '', kind: '', q: '' })}
                />
              )
            }
          </QueryView>
        </Tabs>
      </PullToRefresh>
    </Page>
  );
}

function NoActivities({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const messages = useMessages(activityMessages);
  return isFiltered ? (
    <ResultState
      art={<Illustration variant="search" />}
      title={messages.activitiesNotFound}
      description={messages.activitiesNotFoundLine}
      action={{ label: messages.showAll, onClick: onShowAll }}
    />
  ) : (
    <ResultState
      art={<Illustration variant="empty" />}
      title={messages.activitiesNone}
      description={messages.activitiesNoneLine}
    />
  );
}
