import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { packetSplits, packetStates } from '@/domain/red-packets/red-packet';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { redPacketMessages } from '@/messages/red-packets';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { usePacketRecords, invalidatePackets } from '@/queries/red-packets';
import { Card } from '@/ui/layout/card';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { Illustration } from '@/ui/feedback/illustration';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { ListSection } from '@/ui/lists/list-section';
import { Money } from '@/ui/money/money';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Page } from '@/ui/layout/page';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { SelectField } from '@/ui/forms/select-field';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultState } from '@/ui/feedback/result-state';
import { PacketRows } from '../components/packet-rows';
import { usePacketQuery } from '../use-packet-query';
import styles from './packet-records.module.css';

type Records = ReturnType<typeof usePacketRecords>;
type RecordsPage = NonNullable<Records['data']>['pages'][number];

/** /red-packets: the packets of a year with their sums, filtered by state and kind. */
export default function PacketRecords() {
  const messages = useMessages(redPacketMessages);
  const titles = useMessages(titleMessages);
  const [query] = usePacketQuery();
  const records = usePacketRecords(query);
  return (
    <Page title={titles['/red-packets']}>
      <PullToRefresh onRefresh={invalidatePackets}>
        <QueryView
          query={records}
          title={messages.recordsFailed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[148, 40, 20, 76, 76, 76]} />}
        >
          {({ pages }) => pages[0] !== undefined && <YearRecords first={pages[0]} records={records} />}
        </QueryView>
      </PullToRefresh>
    </Page>
  );
}

function YearRecords({ first, records }: { first: RecordsPage; records: Records }) {
  const messages = useMessages(redPacketMessages);
  const [query, setQuery] = usePacketQuery();
  const packets = (records.data?.pages ?? []).flatMap((page) => page.records);
  const hasFilter = query.state !== undefined || query.split !== undefined;
  return (
    <>
      <YearSums answer={first} records={records} onYearChange={(year) => setQuery({ year })} />
      {first.sums.waiting > 0 && query.state !== 'waiting' && (
        <NoticeBar
          tone="info"
          action={{ label: messages.toWaiting, onClick: () => setQuery({ state: 'waiting' }) }}
        >
          {messages.waiting(first.sums.waiting)}
        </NoticeBar>
      )}
      <div className={styles.filters}>
        <ChoiceRow
          label={messages.stateFilter}
          choices={[
            ['all', messages.everyState],
            ...packetStates.map((state) => [state, messages.states[state]] as const),
          ]}
          current={query.state ?? 'all'}
          onChange={(state) => setQuery({ state: state === 'all' ? undefined : state })}
        />
      </div>
      {packets.length === 0 ? (
        <NoPackets hasFilter={hasFilter} onClear={() => setQuery({ state: undefined, split: undefined })} />
      ) : (
        <div aria-busy={records.isPlaceholderData}>
          <ListSection
            title={records.isPlaceholderData ? messages.loading : messages.total(first.total)}
            aside={
              <SelectField
                label={messages.splitFilter}
                value={query.split ?? ''}
                options={[
                  ['', messages.everySplit],
                  ...packetSplits.map((split) => [split, messages.splits[split]] as const),
                ]}
                onChange={(value) => setQuery({ split: packetSplits.find((split) => split === value) })}
              />
            }
          >
            <PacketRows packets={packets} />
          </ListSection>
          <InfiniteSentinel state={endState(records)} onReach={() => void records.fetchNextPage()} />
        </div>
      )}
    </>
  );
}

interface YearSumsProps {
  answer: RecordsPage;
  records: Records;
  onYearChange: (year: number) => void;
}

function YearSums({ answer, records, onYearChange }: YearSumsProps) {
  const messages = useMessages(redPacketMessages);
  const { year, years, sums } = answer;
  const amount = formatCoins(sums.received);
  return (
    <Card
      title={messages.received(year)}
      aside={
        <SelectField
          label={messages.year}
          value={String(year)}
          options={years.map((each) => [String(each), messages.yearOf(each)] as const)}
          onChange={(value) => onYearChange(Number(value))}
        />
      }
    >
      <Money text={amount} accessibleText={messages.coins(amount)} size="large" />
      <p className={styles.counts}>
        {messages.count(sums.opened)}
        {sums.best > 0 && ` · ${messages.bestCount(sums.best)}`}
      </p>
      <FetchedAt query={records} />
    </Card>
  );
}

function NoPackets({ hasFilter, onClear }: { hasFilter: boolean; onClear: () => void }) {
  const messages = useMessages(redPacketMessages);
  const navigate = useNavigate();
  return hasFilter ? (
    <ResultState
      art={<Illustration variant="search" />}
      title={messages.noMatch}
      description={messages.noMatchLine}
      action={{ label: messages.clear, onClick: onClear }}
    />
  ) : (
    <ResultState
      art={<Illustration variant="empty" />}
      title={messages.empty}
      description={messages.emptyLine}
      action={{ label: messages.toHome, onClick: () => void navigate(href('/home')) }}
    />
  );
}
