import type { DataOf } from '@/api/endpoint';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { packetSplits, packetStates } from '@/domain/red-packets/red-packet';
import { ListPage } from '@/flows/page/list-page';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { SelectField } from '@/ui/forms/select-field';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { ListSection } from '@/ui/lists/list-section';
import { Money } from '@/ui/money/money';
import { Note } from '@/ui/text/text';
import { PacketRows } from '../components/packet-rows';
import type { redPacketRecords } from '../endpoints';
import { redPacketMessages } from '../messages';
import { invalidatePackets, usePacketRecords } from '../queries';
import { usePacketQuery } from '../use-packet-query';

/** /red-packets: the packets of a year with their sums, filtered by state and kind. */
export default function PacketRecords() {
  const messages = useMessages(redPacketMessages);
  const [query, setQuery] = usePacketQuery();
  const records = usePacketRecords(query);
  const hasFilter = query.state !== undefined || query.split !== undefined;
  return (
    <ListPage
      onRefresh={invalidatePackets}
      head={
        records.data !== undefined && (
          <>
            <YearSums answer={records.data.first} onYearChange={(year) => setQuery({ year })} />
            {records.data.first.sums.waiting > 0 && query.state !== 'waiting' && (
              <NoticeBar
                tone="info"
                action={{ label: messages.toWaiting, onClick: () => setQuery({ state: 'waiting' }) }}
              >
                {messages.waiting(records.data.first.sums.waiting)}
              </NoticeBar>
            )}
            <Box marginTop={3}>
              <ChoiceRow
                label={messages.stateFilter}
                choices={[
                  ['all', messages.everyState],
                  ...packetStates.map((state) => [state, messages.states[state]] as const),
                ]}
                current={query.state ?? 'all'}
                onChange={(state) => setQuery({ state: state === 'all' ? undefined : state })}
              />
            </Box>
          </>
        )
      }
      query={records}
      rows={({ rows }) => rows}
      failed={messages.recordsFailed}
      loading={messages.loading}
      bars={[148, 40, 20, 76, 76, 76]}
      empty={{
        title: messages.empty,
        description: messages.emptyLine,
        action: { label: messages.toHome, to: href('/home') },
      }}
      filtered={
        hasFilter && {
          title: messages.noMatch,
          description: messages.noMatchLine,
          action: {
            label: messages.clear,
            onClick: () => setQuery({ state: undefined, split: undefined }),
          },
        }
      }
    >
      {(packets, { total }) => (
        <ListSection
          title={records.isPlaceholderData ? messages.loading : messages.total(total)}
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
      )}
    </ListPage>
  );
}

interface YearSumsProps {
  answer: DataOf<typeof redPacketRecords>;
  onYearChange: (year: number) => void;
}

function YearSums({ answer, onYearChange }: YearSumsProps) {
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
      <Note marginTop={1} textAlign="center">
        {messages.count(sums.opened)}
        {sums.best > 0 && ` · ${messages.bestCount(sums.best)}`}
      </Note>
    </Card>
  );
}
