import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { ListPage } from '@/flows/page/list-page';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { Box } from '@/ui/layout/box';
import { TripRows } from '../components/trips/trip-rows';
import { taxiOrderList } from '../endpoints/taxi-trips';
import { tripMessages } from '../messages';
import { tripGroups } from '../rules/trip-group';
import { useCachedTrips } from '../use-cached-trips';

/** /didiOrderList: the trips of a person by month, with the one that is under way on top; the address says which `group` is shown. */
export default function TripList() {
  const messages = useMessages(tripMessages);
  const [search, setSearch] = useSearchParams();
  const group = tripGroups.find((each) => each === search.get('group')) ?? null;
  const query = useCachedTrips(group);
  const choose = (name: string) => setSearch(name === 'all' ? {} : { group: name }, { replace: true });
  return (
    <ListPage
      onRefresh={() => invalidate(taxiOrderList)}
      head={
        <Box marginBottom={3}>
          <ChoiceRow
            label={messages.groupsLabel}
            choices={[
              ['all', messages.all] as const,
              ...tripGroups.map((each) => [each, messages.groups[each]] as const),
            ]}
            current={group ?? 'all'}
            onChange={choose}
          />
        </Box>
      }
      query={query}
      rows={({ rows }) => rows}
      failed={messages.listFailed}
      loading={messages.loading}
      bars={[20, 116, 116, 116, 116]}
      empty={{
        title: group === null ? messages.none : messages.noneInGroup,
        description: group === null ? messages.noneLine : undefined,
        action: { label: messages.book, to: href('/newDidiHome') },
        secondaryAction:
          group === null ? undefined : { label: messages.seeAll, onClick: () => choose('all') },
      }}
      count={({ total }) => messages.total(total)}
    >
      {(trips) => <TripRows trips={trips} />}
    </ListPage>
  );
}
