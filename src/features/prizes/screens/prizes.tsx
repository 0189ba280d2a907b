import { useNavigate } from 'react-router-dom';
import { award } from '@/api/endpoints/award';
import { gatewayNow } from '@/api/clock';
import { href } from '@/domain/href';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { prizeMessages } from '@/messages/prizes';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { PrizeRow } from '../components/prize-row';
import { WinnerLine } from '../components/winner-line';

/** /activityPrize: the prizes of a person, newest first, and who else won. */
export default function Prizes() {
  const messages = useMessages(prizeMessages);
  const titles = useMessages(titleMessages);
  const navigate = useNavigate();
  const query = useEndpoint(award, {});
  return (
    <Page title={titles['/activityPrize']}>
      <PullToRefresh onRefresh={() => invalidate(award)}>
        <WinnerLine />
        <FetchedAt query={query} />
        <QueryView
          query={query}
          title={messages.failed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[104, 104, 104, 104]} />}
        >
          {({ prizes }) =>
            prizes.length === 0 ? (
              <ResultState
                art={<Illustration variant="empty" />}
                title={messages.none}
                description={messages.noneLine}
                action={{ label: messages.toActivities, onClick: () => void navigate(href('/allActivity')) }}
              />
            ) : (
              <>
                <ul>
                  {prizes.map((prize) => (
                    <PrizeRow key={prize.id} prize={prize} now={gatewayNow()} />
                  ))}
                </ul>
                <InfiniteSentinel state="end" onReach={() => {}} />
              </>
            )
          }
        </QueryView>
      </PullToRefresh>
    </Page>
  );
}
