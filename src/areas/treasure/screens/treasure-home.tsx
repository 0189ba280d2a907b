import { Link, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { ListPage } from '@/flows/page/list-page';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { Tabs } from '@/ui/layout/tabs';
import { Note } from '@/ui/text/text';
import { RoundRow } from '../components/round-row';
import { treasureRounds } from '../endpoints';
import { treasureMessages } from '../messages';
import styles from './treasure-home.module.css';

const groups = ['running', 'soon', 'drawn'] as const;

/** /grabTreasureHome: the rounds that run, are to start or are over, by the group that the address names as `state`. */
export default function TreasureHome() {
  const messages = useMessages(treasureMessages);
  const [search, setSearch] = useSearchParams();
  const group = groups.find((name) => name === search.get('state')) ?? 'running';
  const query = useEndpoint(treasureRounds, {}, { staleTime: 0, refetchOnWindowFocus: 'always' });
  const choose = (name: string) => setSearch(name === 'running' ? {} : { state: name }, { replace: true });
  return (
    <ListPage
      action={
        <Link className={styles.orders} to={href('/grabTreasureOrderList')}>
          {messages.myOrders}
        </Link>
      }
      onRefresh={() => invalidate(treasureRounds)}
      within={(list) => (
        <Tabs
          label={messages.groupsLabel}
          tabs={groups.map((name) => [name, messages.groups[name]] as const)}
          current={group}
          onChange={choose}
        >
          <Note marginY={3}>{messages.intro}</Note>
          {list}
        </Tabs>
      )}
      query={query}
      rows={({ rounds }) =>
        rounds.filter(({ state }) => state === group || (state === 'cancelled' && group === 'drawn'))
      }
      failed={messages.failed}
      loading={messages.loading}
      bars={[156, 156, 156]}
      empty={{
        title: messages.none,
        description: messages.noneLine,
        action:
          group === 'running' ? undefined : { label: messages.toRunning, onClick: () => choose('running') },
      }}
    >
      {(rounds) => (
        <ul>
          {rounds.map((round) => (
            <RoundRow key={round.id} round={round} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
