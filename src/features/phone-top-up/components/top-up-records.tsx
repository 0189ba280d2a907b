import { useNavigate } from 'react-router-dom';
import { phoneTopUpList } from '@/api/endpoints/phone-top-up';
import { href } from '@/domain/href';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { phoneTopUpMessages } from '@/messages/phone-top-up';
import { invalidate } from '@/queries/endpoint';
import { usePhoneTopUps } from '@/queries/phone-top-ups';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { RecordRows } from './record-rows';

/** All top-ups of phones, the newest first. */
export function TopUpRecords({ address }: { address: '/rechargeTel' | '/rechargeNewTel' }) {
  const messages = useMessages(phoneTopUpMessages);
  const navigate = useNavigate();
  const query = usePhoneTopUps();
  return (
    <Page title={messages.records}>
      <PullToRefresh onRefresh={() => invalidate(phoneTopUpList)}>
        <FetchedAt query={query} />
        <QueryView
          query={query}
          title={messages.recordsFailed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[64, 64, 64, 64]} />}
        >
          {({ pages }) => {
            const records = pages.flatMap((page) => page.records);
            if (records.length === 0)
              return (
                <ResultState
                  art={<Illustration variant="empty" />}
                  title={messages.none}
                  description={messages.noneLine}
                  action={{
                    label: messages.toTopUp,
                    onClick: () => void navigate(href(address), { replace: true }),
                  }}
                />
              );
            return (
              <>
                <Card title={messages.recordsTitle(pages[0]?.total ?? records.length)}>
                  <RecordRows records={records} address={address} />
                </Card>
                <InfiniteSentinel state={endState(query)} onReach={() => void query.fetchNextPage()} />
              </>
            );
          }}
        </QueryView>
      </PullToRefresh>
    </Page>
  );
}
