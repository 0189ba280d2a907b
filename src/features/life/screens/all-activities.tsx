import { activityList, type Activity } from '@/api/endpoints/activity';
import { activitiesByState, activitiesFound, activityCategories } from '@/domain/life/activity';
import { periodStates } from '@/domain/period';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { lifeMessages } from '@/messages/life';
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
import { askedActivities } from '../asked-activities';
import { ActivityRows } from '../components/activity-rows';
import { useAsked } from '../use-asked';
import { useNow } from '../use-now';
import styles from './all-activities.module.css';

const none: readonly Activity[] = [];

/** /allActivity: all activities by what they are now, narrowed by state (`state`), category (`kind`) and words (`q`). */
export default function AllActivities() {
  const words = useMessages(lifeMessages);
  const titles = useMessages(titleMessages);
  const { asked, ask, typed, type } = useAsked();
  const { category, state } = askedActivities(asked);
  const query = useEndpoint(activityList, {});
  const activities = query.data?.activities ?? none;
  const now = useNow(activities);
  const found = activitiesFound(activities, { category, state, words: typed }, now);
  const narrowed = category !== undefined || state !== undefined || typed.trim() !== '';
  return (
    <Page title={titles['/allActivity']}>
      <PullToRefresh onRefresh={() => invalidate(activityList)}>
        <SearchField label={words.searchActivities} hint={words.searchHint} value={typed} onChange={type} />
        <p className="visuallyHidden" role="status">
          {typed.trim() !== '' && query.data !== undefined && words.found(found.length)}
        </p>
        <Tabs
          label={words.statesLabel}
          tabs={[
            ['all', words.everything],
            ...periodStates.map((name) => [name, words.states[name]] as const),
          ]}
          current={state ?? 'all'}
          onChange={(name) => ask({ state: name === 'all' ? '' : name })}
        >
          <div className={styles.categories}>
            <ChoiceRow
              label={words.categoriesLabel}
              choices={[
                ['all', words.everything],
                ...activityCategories.map((name) => [name, words.categories[name]] as const),
              ]}
              current={category ?? 'all'}
              onChange={(name) => ask({ kind: name === 'all' ? '' : name })}
            />
          </div>
          <FetchedAt query={query} />
          <QueryView
            query={query}
            title={words.activitiesFailed}
            art={<Illustration variant="error" />}
            skeleton={<Skeleton label={words.loading} bars={[24, 96, 96, 96, 96]} />}
          >
            {() =>
              found.length > 0 ? (
                <>
                  <ActivityRows groups={activitiesByState(found, now)} now={now} />
                  <InfiniteSentinel state="end" onReach={() => undefined} />
                </>
              ) : (
                <Nothing narrowed={narrowed} onAll={() => ask({ state: '', kind: '', q: '' })} />
              )
            }
          </QueryView>
        </Tabs>
      </PullToRefresh>
    </Page>
  );
}

function Nothing({ narrowed, onAll }: { narrowed: boolean; onAll: () => void }) {
  const words = useMessages(lifeMessages);
  return narrowed ? (
    <ResultState
      art={<Illustration variant="search" />}
      title={words.activitiesNotFound}
      description={words.activitiesNotFoundLine}
      action={{ label: words.showAll, onClick: onAll }}
    />
  ) : (
    <ResultState
      art={<Illustration variant="empty" />}
      title={words.activitiesNone}
      description={words.activitiesNoneLine}
    />
  );
}
