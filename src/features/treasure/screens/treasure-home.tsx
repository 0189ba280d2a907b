import { Link, useSearchParams } from 'react-router-dom';
import { treasureRounds } from '@/api/endpoints/treasure';
import { href } from '@/domain/href';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { treasureMessages } from '@/messages/treasure';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/layout/tabs';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { RoundRow } from '../components/round-row';
import styles from './treasure-home.module.css';

const groups = ['running', 'soon', 'drawn'] as const;

/** /grabTreasureHome: the rounds that run, are to start or are over, by the group that the address names as `state`. */
export default function TreasureHome() {
  const messages = useMessages(treasureMessages);
  const title = useMessages(titleMessages)['/grabTreasureHome'];
  const [search, setSearch] = useSearchParams();
  const group = groups.find((name) => name === search.get('state')) ?? 'running';
  const query = useEndpoint(treasureRounds, {}, { staleTime: 0, refetchOnWindowFocus: 'always' });
  const choose = (name: string) => setSearch(name === 'running' ? {} : { state: name }, { replace: true });
  return (
    <Page
      title={title}
      action={
        <Link className={styles.orders} to={href('/grabTreasureOrderList')}>
          {messages.myOrders}
        </Link>
      }
    >
      <PullToRefresh onRefresh={() => invalidate(treasureRounds)}>
        <Tabs
          label={messages.groupsLabel}
          tabs={groups.map((name) => [name, messages.groups[name]] as const)}
          current={group}
          onChange={choose}
        >
          <p className={styles.intro}>{messages.intro}</p>
          <FetchedAt query={query} />
          <QueryView
            query={query}
            title={messages.failed}
            art={<Illustration variant="error" />}
            skeleton={<Skeleton label={messages.loading} bars={[156, 156, 156]} />}
          >
            {({ rounds }) => {
              const shown = rounds.filter(
                ({ state }) => state === group || (state === 'cancelled' && group === 'drawn'),
              );
              return shown.length === 0 ? (
                <ResultState
                  art={<Illustration variant="empty" />}
                  title={messages.none}
                  description={messages.noneLine}
                  action={
                    group === 'running'
                      ? undefined
                      : {
                          label: messages.toRunning,
                          onClick: () => choose('running'),
                        }
                  }
                />
              ) : (
                <ul>
                  {shown.map((round) => (
                    <RoundRow key={round.id} round={round} />
                  ))}
                </ul>
              );
            }}
          </QueryView>
        </Tabs>
      </PullToRefresh>
    </Page>
  );
}
