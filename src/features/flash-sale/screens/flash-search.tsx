import { useNavigate, useSearchParams } from 'react-router-dom';
import { secKillingList } from '@/api/endpoints/goods';
import { goodsFound } from '@/domain/flash-sale/goods-found';
import { fromMoment, toClock, toDay } from '@/domain/business-time';
import { href } from '@/domain/href';
import { periodState, type Period } from '@/domain/period';
import { useNow } from '@/flows/clock/use-now';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { flashSaleMessages } from '@/messages/flash-sale';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SearchField } from '@/ui/forms/search-field';
import { Page } from '@/ui/layout/page';
import { ListHead } from '@/ui/lists/list-head';
import { FlashRow } from '../components/flash-row';
import styles from './flash-search.module.css';

const noPeriods: readonly Period[] = [];

/** /secKillingSearch: goods of all sessions by name, those that can be had now first; `q` holds the words. */
export default function FlashSearch() {
  const messages = useMessages(flashSaleMessages);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const query = useEndpoint(secKillingList, {}, { refetchOnWindowFocus: 'always' });
  const now = useNow(query.data?.sessions ?? noPeriods);
  const noteOf = (session: Period) => {
    const startsAt = fromMoment(session.startsAt);
    const day = toDay(startsAt) === toDay(now) ? '' : messages.tomorrow;
    return messages.sessionOf(day, toClock(startsAt), messages.states[periodState(session, now)]);
  };
  return (
    <Page title={useMessages(titleMessages)['/secKillingSearch']}>
      <div className={styles.field}>
        <SearchField
          label={messages.search}
          hint={messages.searchHint}
          value={words}
          onChange={(q) => setSearch(q === '' ? {} : { q }, { replace: true })}
        />
      </div>
      <FetchedAt query={query} />
      <QueryView
        query={query}
        title={messages.listFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[24, 136, 136, 136]} />}
      >
        {({ sessions }) => {
          const found = goodsFound(sessions, words, now);
          return found.length === 0 ? (
            <ResultState
              art={<Illustration variant="search" />}
              title={words.trim() === '' ? messages.none : messages.nothingFound(words.trim())}
              description={words.trim() === '' ? messages.noneLine : messages.nothingFoundLine}
              action={{ label: messages.toHome, onClick: () => void navigate(href('/secKillingHome')) }}
            />
          ) : (
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
          );
        }}
      </QueryView>
    </Page>
  );
}
