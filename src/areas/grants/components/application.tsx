import { useNavigate } from 'react-router-dom';
import { grantDetail } from '@/api/endpoints/grants';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { applicationReopened } from '../edit-request';
import { accountApplyMessages } from '../messages';
import { invalidateGrants, type GrantDetail } from '../queries';
import { OwnerActions } from './owner-actions';
import { RequestHead } from './request-head';
import { RequestNotice } from './request-notice';
import { RequestSteps } from './request-steps';
import { TrailCard } from './trail-card';

/** One application of the person: its state, and what may be done about it. */
export function Application({ id }: { id: string }) {
  const messages = useMessages(accountApplyMessages);
  const query = useEndpoint(grantDetail, { kind: 'activity', id });
  return (
    <DetailPage
      onRefresh={invalidateGrants}
      query={query}
      failed={messages.failed}
      loading={messages.loading}
      bars={[170, 90, 120]}
      gone={{
        title: messages.unknown,
        description: messages.unknownLine,
        action: { label: messages.toMine, to: href('/AccountApplyH5'), replace: true },
      }}
    >
      {(found) => <Detail request={found} />}
    </DetailPage>
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
      {refusal !== undefined && <RequestNotice tone="danger">{messages.reason(refusal.note)}</RequestNotice>}
      {state === 'booked' && (
        <RequestNotice
          tone="success"
          action={{ label: messages.toGrant, onClick: () => void navigate(href('/grantActivityH5')) }}
        >
          {messages.booked}
        </RequestNotice>
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
