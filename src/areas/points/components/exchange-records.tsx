import { href } from '@/domain/href';
import type { PointsKind } from '@/domain/points/exchange';
import { exchangeForms } from '@/domain/points/exchange-pages';
import { ListPage } from '@/flows/page/list-page';
import { pointsMessages } from '@/messages/areas/points';
import { useMessages } from '@/messages/language';
import { ListSection } from '@/ui/lists/list-section';
import { invalidateExchanges, useExchangeRecords } from '../queries';
import { RecordRows } from './record-rows';

/** All exchanges of the person, the newest first. */
export function ExchangeRecords({ kind }: { kind: PointsKind }) {
  const messages = useMessages(pointsMessages);
  return (
    <ListPage
      title={messages.recordsTitle}
      onRefresh={invalidateExchanges}
      query={useExchangeRecords(kind)}
      rows={({ rows }) => rows}
      failed={messages.recordsFailed}
      loading={messages.recordsLoading}
      bars={[20, 64, 64, 64, 64]}
      empty={{
        title: messages.recordsNone,
        description: messages.recordsNoneLine,
        action: { label: messages.toExchange, to: href(exchangeForms[kind]), replace: true },
      }}
    >
      {(records, { total }) => (
        <ListSection title={messages.recordsTotal(total)}>
          <RecordRows records={records} />
        </ListSection>
      )}
    </ListPage>
  );
}
