import { activityList, type Activity } from '@/api/endpoints/activity';
import { activitiesByState, activitiesFound, activityCategories } from '@/domain/activities/activity';
import { periodStates } from '@/domain/period';
import { useNow } from '@/flows/clock/use-now';
import { useListFilter } from '@/flows/list-filter/use-list-filter';
import { ListPage } from '@/flows/page/list-page';
import { activityMessages } from '@/messages/areas/activities';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { SearchField } from '@/ui/forms/search-field';
import { Box } from '@/ui/layout/box';
import { Tabs } from '@/ui/layout/tabs';
import { ActivityPages } from '../components/activity-pages';
import { ActivityRows } from '../components/activity-rows';
import { parseActivityFilter } from '../parse-activity-filter';

const noActivities: readonly Activity[] = [];

/** /allActivity: all activities by state, filtered by state (`state`), category (`kind`) and search text (`q`). */
export default function AllActivities() {
  const messages = useMessages(activityMessages);
  const { params, setParams, text, setText } = useListFilter();
  const { category, state } = parseActivityFilter(params);
  const query = useEndpoint(activityList, {});
  const activities = query.data?.activities ?? noActivities;
  const now = useNow(activities);
  const found = activitiesFound(activities, { category, state, words: text }, now);
  const isFiltered = category !== undefined || state !== undefined || text.trim() !== '';
  return (
    <ListPage
      onRefresh={() => invalidate(activityList)}
      head={
        <>
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
        </>
      }
      within={(list) => (
        <Tabs
          label={messages.statesLabel}
          tabs={[
            ['all', messages.everything],
            ...periodStates.map((name) => [name, messages.states[name]] as const),
          ]}
          current={state ?? 'all'}
          onChange={(name) => setParams({ state: name === 'all' ? '' : name })}
        >
          <Box marginTop={2} marginBottom={2}>
            <ChoiceRow
              label={messages.categoriesLabel}
              choices={[
                ['all', messages.everything],
                ...activityCategories.map((name) => [name, messages.categories[name]] as const),
              ]}
              current={category ?? 'all'}
              onChange={(name) => setParams({ kind: name === 'all' ? '' : name })}
            />
          </Box>
          {list}
        </Tabs>
      )}
      query={query}
      rows={() => found}
      failed={messages.activitiesFailed}
      loading={messages.loading}
      bars={[24, 96, 96, 96, 96]}
      empty={{ title: messages.activitiesNone, description: messages.activitiesNoneLine }}
      filtered={
        isFiltered && {
          title: messages.activitiesNotFound,
          description: messages.activitiesNotFoundLine,
          action: { label: messages.showAll, onClick: () => setParams({ state: '', kind: '', q: '' }) },
        }
      }
      hasEnd
    >
      {() => <ActivityRows groups={activitiesByState(found, now)} now={now} />}
    </ListPage>
  );
}
