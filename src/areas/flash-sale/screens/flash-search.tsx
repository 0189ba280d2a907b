import { useSearchParams } from 'react-router-dom';
import { secKillingList } from '@/api/endpoints/goods';
import { fromMoment, toClock, toDay } from '@/domain/business-time';
import { href } from '@/domain/href';
import { periodState, type Period } from '@/domain/period';
import { useNow } from '@/flows/clock/use-now';
import { ListPage } from '@/flows/page/list-page';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { SearchField } from '@/ui/forms/search-field';
import { Box } from '@/ui/layout/box';
import { ListHead } from '@/ui/lists/list-head';
import { FlashRow } from '../components/flash-row';
import { flashSaleMessages } from '../messages';
import { goodsFound } from '../rules/goods-found';

const noPeriods: readonly Period[] = [];

/** /secKillingSearch: goods of all sessions by name, those that can be had now first; `q` holds the words. */
export default function FlashSearch() {
  const messages = useMessages(flashSaleMessages);
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const query = useEndpoint(secKillingList, {}, { refetchOnWindowFocus: 'always' });
  const now = useNow(query.data?.sessions ?? noPeriods);
  const toHome = { label: messages.toHome, to: href('/secKillingHome') };
  const noteOf = (session: Period) => {
    const startsAt = fromMoment(session.startsAt);
    const day = toDay(startsAt) === toDay(now) ? '' : messages.tomorrow;
    return messages.sessionOf(day, toClock(startsAt), messages.states[periodState(session, now)]);
  };
  return (
    <ListPage
      onRefresh={() => invalidate(secKillingList)}
      head={
        <Box marginBottom={3}>
          <SearchField
            label={messages.search}
            hint={messages.searchHint}
            value={words}
            onChange={(q) => setSearch(q === '' ? {} : { q }, { replace: true })}
          />
        </Box>
      }
      query={query}
      rows={({ sessions }) => goodsFound(sessions, words, now)}
      failed={messages.listFailed}
      loading={messages.loading}
      bars={[24, 136, 136, 136]}
      empty={{ art: 'search', title: messages.none, description: messages.noneLine, action: toHome }}
      filtered={
        words.trim() !== '' && {
          title: messages.nothingFound(words.trim()),
          description: messages.nothingFoundLine,
          action: toHome,
        }
      }
    >
      {(found) => (
        <>
          <ListHead
            title={messages.searchTitle}
            aside={<span role="status">{messages.found(found.length)}</span>}
          />
          {found.map(({ session, goods }) => (
            <FlashRow
              key={`${session.id} ${goods.id}`}
              session={session}
              goods={goods}
              now={now}
              note={noteOf(session)}
            />
          ))}
        </>
      )}
    </ListPage>
  );
}
