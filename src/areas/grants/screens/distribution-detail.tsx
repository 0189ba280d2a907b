import { useNavigate, useSearchParams } from 'react-router-dom';
import { grants } from '@/api/endpoints/grants';
import { href } from '@/domain/href';
import { GrantsGate } from '@/flows/grants-gate/grants-gate';
import { DetailPage } from '@/flows/page/detail-page';
import { ListPage } from '@/flows/page/list-page';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { OwnGrant } from '../components/own-grant';
import { RequestCard } from '../components/request-card';
import { WholeList } from '../components/whole-list';
import { invalidateGrants, useGrant } from '../queries';

/** /disInformationDetailH5: how a grant went out; without `id` the newest own one, `view=all` lists them, `view=list` lists all people. */
export default function DistributionDetail() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const view = search.get('view');
  return (
    <GrantsGate>
      {view === 'all' ? (
        <OwnGrants />
      ) : view === 'list' ? (
        <WholeList kind="grant" id={id} deciding={false} />
      ) : (
        <Grant id={id} />
      )}
    </GrantsGate>
  );
}

function Grant({ id }: { id: string }) {
  const messages = useMessages(grantMessages);
  const navigate = useNavigate();
  const query = useGrant('grant', id);

  const create = {
    label: messages.create,
    onClick: () => void navigate(href('/grantActivityH5'), { replace: true }),
  };
  const toAll = {
    label: messages.all,
    onClick: () => void navigate(href('/disInformationDetailH5', { view: 'all' }), { replace: true }),
  };
  return (
    <DetailPage
      isWhole
      query={query}
      failed={messages.trailFailed}
      loading={messages.loading}
      bars={[190, 90, 90, 320]}
      gone={{
        art: id === '' ? 'empty' : 'search',
        title: id === '' ? messages.none : messages.unknown,
        description: id === '' ? messages.noneLine : messages.unknownLine,
        action: id === '' ? create : toAll,
      }}
    >
      {(data) => <OwnGrant request={data} />}
    </DetailPage>
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
