import { useNavigate, useSearchParams } from 'react-router-dom';
import { grantContext } from '@/api/endpoints/grants';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { grantMessages } from '@/messages/grants';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { ChoosePeople } from '../components/choose-people';
import { GrantForm } from '../components/grant-form';
import { GrantsGate } from '@/flows/grants-gate/grants-gate';

/** /grantActivityH5: writes a grant; `view=people` chooses who gets it. */
export default function CreateGrant() {
  const title = useMessages(titleMessages)['/grantActivityH5'];
  const [search] = useSearchParams();
  return (
    <GrantsGate title={title}>
      {search.get('view') === 'people' ? <ChoosePeople /> : <GrantFormLoader title={title} />}
    </GrantsGate>
  );
}

function GrantFormLoader({ title }: { title: string }) {
  const messages = useMessages(grantMessages);
  const navigate = useNavigate();
  const query = useEndpoint(grantContext, {});
  const [first] = query.data?.accounts ?? [];
  if (query.data !== undefined && first !== undefined)
    return <GrantForm title={title} accounts={query.data.accounts} first={first} />;
  return (
    <Page title={title}>
      <QueryView
        query={query}
        title={messages.failed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[136, 128, 200, 160]} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant="empty" />}
            title={messages.noTeamTitle}
            description={messages.noTeamLine}
            action={{ label: messages.apply, onClick: () => void navigate(href('/AccountApplyH5')) }}
          />
        )}
      </QueryView>
    </Page>
  );
}
