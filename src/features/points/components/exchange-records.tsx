import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import type { PointsKind } from '@/domain/points/exchange';
import { exchangeForms } from '@/domain/points/exchange-pages';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { pointsMessages } from '@/messages/points';
import { useMessages } from '@/messages/language';
import { invalidateExchanges, useExchangeRecords } from '@/queries/points';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { ListSection } from '@/ui/lists/list-section';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { RecordRows } from './record-rows';

/** All exchanges of the person, the newest first. */
export function ExchangeRecords({ kind }: { kind: PointsKind }) {
  const messages = useMessages(pointsMessages);
  const navigate = useNavigate();
  const records = useExchangeRecords(kind);
  return (
    <Page title={messages.recordsTitle}>
      <PullToRefresh onRefresh={invalidateExchanges}>
        <QueryView
          query={records}
          title={messages.recordsFailed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.recordsLoading} bars={[20, 64, 64, 64, 64]} />}
        >
          {({ pages }) => {
            const list = pages.flatMap((page) => page.records);
            return list.length === 0 ? (
              <ResultState
                art={<Illustration variant="empty" />}
                title={messages.recordsNone}
                description={messages.recordsNoneLine}
                action={{
                  label: messages.toExchange,
                  onClick: () => void navigate(href(exchangeForms[kind]), { replace: true }),
                }}
              />
            ) : (
              <>
                <FetchedAt query={records} />
                <ListSection title={messages.recordsTotal(pages[0]?.total ?? list.length)}>
                  <RecordRows records={list} />
                </ListSection>
                <InfiniteSentinel state={endState(records)} onReach={() => void records.fetchNextPage()} />
              </>
            );
          }}
        </QueryView>
      </PullToRefresh>
    </Page>
  );
}
