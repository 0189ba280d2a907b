import { useNavigate, useSearchParams } from 'react-router-dom';
import { grants } from '@/api/endpoints/grants';
import { href } from '@/domain/href';
import { ListPage } from '@/flows/page/list-page';
import { QueryView } from '@/flows/query-view/query-view';
import { GrantsGate } from '@/flows/grants-gate/grants-gate';
import { grantMessages } from '@/messages/grants';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { useEndpoint } from '@/queries/endpoint';
import { invalidateGrants, useGrant } from '@/queries/grants';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { OwnGrant } from '../components/own-grant';
import { RequestCard } from '../components/request-card';
import { WholeList } from '../components/whole-list';

/** /disInformationDetailH5: how a grant went out; without `id` the newest own one, `view=all` lists them, `view=list` has everybody. */
export default function DistributionDetail() {
  const title = useMessages(titleMessages)['/disInformationDetailH5'];
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const view = search.get('view');
  return (
    <GrantsGate title={title}>
      {view === 'all' ? (
        <OwnGrants />
      ) : view === 'list' ? (
        <WholeList kind="grant" id={id} deciding={false} />
      ) : (
        <Grant title={title} id={id} />
      )}
    </GrantsGate>
  );
}

function Grant({ title, id }: { title: string; id: string }) {
  const messages = useMessages(grantMessages);
  const navigate = useNavigate();
  const query = useGrant('grant', id);
  if (query.data) return <OwnGrant title={title} request={query.data} />;
  const create = {
    label: messages.create,
    onClick: () => void navigate(href('/grantActivityH5'), { replace: true }),
  };
  const toAll = {
    label: messages.all,
    onClick: () => void navigate(href('/disInformationDetailH5', { view: 'all' }), { replace: true }),
  };
  return (
    <Page title={title}>
      <QueryView
        query={query}
        title={messages.trailFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[190, 90, 90, 320]} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant={id === '' ? 'empty' : 'search'} />}
            title={id === '' ? messages.none : messages.unknown}
            description={id === '' ? messages.noneLine : messages.unknownLine}
            action={id === '' ? create : toAll}
          />
        )}
      </QueryView>
    </Page>
  );
}

/** The person's own grants, newest first. */
function OwnGrants() {
  const messages = useMessages(grantMessages);
  return (
    <ListPage
      title={messages.mine}
      onRefresh={invalidateGrants}
      query={useEndpoint(grants, { kind: 'grant' })}
      rows={({ requests }) => requests}
      failed={messages.trailFailed}
      loading={messages.loading}
      bars={[118, 118, 118]}
      empty={{
        title: messages.none,
        description: messages.noneLine,
        action: { label: messages.create, to: href('/grantActivityH5'), replace: true },
      }}
    >
      {(requests) => (
        <ul>
          {requests.map((request) => (
            <RequestCard
              key={request.id}
              request={request}
              to={href('/disInformationDetailH5', { id: request.id })}
            />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
