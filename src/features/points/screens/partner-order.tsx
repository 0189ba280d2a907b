import { useNavigate } from 'react-router-dom';
import { changyoyoAccount } from '@/api/endpoints/changyoyo';
import { href } from '@/domain/href';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { RequireAccount } from '@/flows/query-view/require-account';
import { pointsMessages } from '@/messages/points';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { ExchangeForm } from '../components/exchange-form';

/** /changyoyo-order: coins become points of the partner. */
export default function PartnerOrder() {
  const titles = useMessages(titleMessages);
  return (
    <RequireAccount title={titles['/changyoyo-order']}>
      <Order title={titles['/changyoyo-order']} />
    </RequireAccount>
  );
}

function Order({ title }: { title: string }) {
  const messages = useMessages(pointsMessages);
  const navigate = useNavigate();
  const query = useEndpoint(changyoyoAccount, {});
  const account = query.data?.account;
  if (query.data !== undefined && account !== null && account !== undefined)
    return (
      <ExchangeForm title={title} kind="partner" terms={query.data} present={account.points}>
        {() => <FetchedAt query={query} />}
      </ExchangeForm>
    );
  return (
    <Page title={title}>
      <QueryView
        query={query}
        title={messages.partnerFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.partnerLoading} bars={[236, 44, 16, 68]} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant="empty" />}
            title={messages.notBound}
            description={messages.notBoundLine}
            action={{
              label: messages.toBind,
              onClick: () => void navigate(href('/changyoyo-home', { step: 'bind' }), { replace: true }),
            }}
          />
        )}
      </QueryView>
    </Page>
  );
}
