import { useNavigate, useSearchParams } from 'react-router-dom';
import { grants } from '@/api/endpoints/grants';
import { href } from '@/domain/href';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { QueryView } from '@/flows/query-view/query-view';
import { accountApplyMessages } from '@/messages/account-apply';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { useEndpoint } from '@/queries/endpoint';
import { invalidateGrants } from '@/queries/grants';
import { Illustration } from '@/ui/feedback/illustration';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { Page } from '@/ui/layout/page';
import { ListHead } from '@/ui/lists/list-head';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { Application } from '../components/application';
import { ApplyForm } from '../components/apply-form';
import { ChooseApprover } from '../components/choose-approver';
import { GrantsGate } from '@/flows/grants-gate/grants-gate';
import { RequestCard } from '../components/request-card';

/** /AccountApplyH5: applies for an incentive account; `id` names an application, `view=form` writes one, `view=approver` chooses who decides. */
export default function ApplyAccount() {
  const title = useMessages(titleMessages)['/AccountApplyH5'];
  const [search] = useSearchParams();
  return (
    <GrantsGate title={title}>
      <View title={title} id={search.get('id')} view={search.get('view')} />
    </GrantsGate>
  );
}

function View({ title, id, view }: { title: string; id: string | null; view: string | null }) {
  if (view === 'approver') return <ChooseApprover />;
  if (view === 'form') return <ApplyForm title={title} />;
  return id === null ? <OwnApplications title={title} /> : <Application title={title} id={id} />;
}

/** The person's applications with the way to another one; the form itself where there is none. */
function OwnApplications({ title }: { title: string }) {
  const messages = useMessages(accountApplyMessages);
  const navigate = useNavigate();
  const query = useEndpoint(grants, { kind: 'activity' });
  const requests = query.data?.requests ?? [];
  if (query.data !== undefined && requests.length === 0) return <ApplyForm title={title} />;
  return (
    <Page
      title={title}
      foot={
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
    >
      <PullToRefresh onRefresh={invalidateGrants}>
        <QueryView
          query={query}
          title={messages.failed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[20, 118, 118]} />}
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
        </QueryView>
      </PullToRefresh>
    </Page>
  );
}
