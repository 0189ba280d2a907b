import { useNavigate, useSearchParams } from 'react-router-dom';
import { grants } from '@/api/endpoints/grants';
import { href } from '@/domain/href';
import { GrantsGate } from '@/flows/grants-gate/grants-gate';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Button } from '@/ui/forms/button';
import { ListHead } from '@/ui/lists/list-head';
import { Application } from '../components/application';
import { ApplyForm } from '../components/apply-form';
import { ChooseApprover } from '../components/choose-approver';
import { RequestCard } from '../components/request-card';
import { accountApplyMessages } from '../messages';
import { invalidateGrants } from '../queries';

/** /AccountApplyH5: applies for an incentive account; `id` names an application, `view=form` writes one, `view=approver` chooses who decides. */
export default function ApplyAccount() {
  const [search] = useSearchParams();
  return (
    <GrantsGate>
      <View id={search.get('id')} view={search.get('view')} />
    </GrantsGate>
  );
}

function View({ id, view }: { id: string | null; view: string | null }) {
  if (view === 'approver') return <ChooseApprover />;
  if (view === 'form') return <ApplyForm />;
  return id === null ? <OwnApplications /> : <Application id={id} />;
}

/** The person's applications with the way to another one; the form itself where there is none. */
function OwnApplications() {
  const messages = useMessages(accountApplyMessages);
  const navigate = useNavigate();
  const query = useEndpoint(grants, { kind: 'activity' });
  const requests = query.data?.requests ?? [];
  if (query.data !== undefined && requests.length === 0) return <ApplyForm />;
  return (
    <DetailPage
      actionBar={
        requests.length > 0 ? (
          <Button
            block
            onClick={() =>
              void navigate(href('/AccountApplyH5', { view: 'form' }), { state: nextEntryState(0) })
            }
          >
            {messages.more}
          </Button>
        ) : undefined
      }
      onRefresh={invalidateGrants}
      query={query}
      failed={messages.failed}
      loading={messages.loading}
      bars={[20, 118, 118]}
    >
      {(found) => (
        <>
          <ListHead title={messages.mine} />
          <ul>
            {found.requests.map((request) => (
              <RequestCard
                key={request.id}
                request={request}
                to={href('/AccountApplyH5', { id: request.id })}
              />
            ))}
          </ul>
        </>
      )}
    </DetailPage>
  );
}
