import { useNavigate } from 'react-router-dom';
import { grantDetail } from '@/api/endpoints/grants';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { QueryView } from '@/flows/query-view/query-view';
import { accountApplyMessages } from '@/messages/account-apply';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { invalidateGrants, type GrantDetail } from '@/queries/grants';
import { Illustration } from '@/ui/feedback/illustration';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { DescriptionList } from '@/ui/lists/description-list';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { applicationReopened } from '../edit-request';
import { OwnerActions } from './owner-actions';
import { RequestHead } from './request-head';
import { RequestSteps } from './request-steps';
import { TrailCard } from './trail-card';

/** One application of the person: its state, and what may be done about it. */
export function Application({ title, id }: { title: string; id: string }) {
  const messages = useMessages(accountApplyMessages);
  const navigate = useNavigate();
  const query = useEndpoint(grantDetail, { kind: 'activity', id });
  return (
    <Page title={title}>
      <PullToRefresh onRefresh={invalidateGrants}>
        <QueryView
          query={query}
          title={messages.failed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[170, 90, 120]} />}
        >
          {(found) =>
            found === null ? (
              <ResultState
                art={<Illustration variant="search" />}
                title={messages.unknown}
                description={messages.unknownLine}
                action={{
                  label: messages.toMine,
                  onClick: () => void navigate(href('/AccountApplyH5'), { replace: true }),
                }}
              />
            ) : (
              <Detail request={found} />
            )
          }
        </QueryView>
      </PullToRefresh>
    </Page>
  );
}

function Detail({ request }: { request: GrantDetail }) {
  const messages = useMessages(accountApplyMessages);
  const navigate = useNavigate();
  const { state, steps, step, total, team, purpose, trail } = request;
  const refusal = state === 'refused' ? trail.filter(({ change }) => change === 'refuse').pop() : undefined;
  const approver = steps[Math.min(step, steps.length - 1)]?.approver.name ?? '';
  const handleEdit = () => {
    applicationReopened(request);
    void navigate(href('/AccountApplyH5', { view: 'form' }), { state: nextEntryState(0) });
  };
  return (
    <>
      {refusal !== undefined && <NoticeBar tone="danger">{messages.reason(refusal.note)}</NoticeBar>}
      {state === 'booked' && (
        <NoticeBar
          tone="success"
          action={{ label: messages.toGrant, onClick: () => void navigate(href('/grantActivityH5')) }}
        >
          {messages.booked}
        </NoticeBar>
      )}
      <RequestHead request={request} />
      <RequestSteps request={request} />
      <Card>
        <DescriptionList
          ruled
          rows={[
            [messages.purpose, purpose],
            [messages.team, team],
            [messages.budget, formatCoins(total)],
            [messages.approver, approver],
          ]}
        />
      </Card>
      <OwnerActions request={request} onEdit={handleEdit} />
      <TrailCard trail={trail} />
    </>
  );
}
