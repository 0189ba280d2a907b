import { useNavigate } from 'react-router-dom';
import { isPayable } from '@/domain/grants/payout';
import { href } from '@/domain/href';
import { sum } from '@/domain/money';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { UnfinishedGrantDecision } from '@/flows/payment/unfinished-grant-decision';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { DescriptionList } from '@/ui/lists/description-list';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { planText, titleOf } from '../describe';
import { grantReopened } from '../edit-request';
import { invalidateGrants, type GrantDetail } from '../queries';
import { useDecision } from '../use-decision';
import { DecisionSheet } from './decision-sheet';
import { ListCard } from './list-card';
import { OwnerActions } from './owner-actions';
import { PayoutCard } from './payout-card';
import { RequestHead } from './request-head';
import { RequestNotice } from './request-notice';
import { RequestSteps } from './request-steps';
import { TrailCard } from './trail-card';

/** One's own grant: how it went out, by person, and paying those who were not paid. */
export function OwnGrant({ request }: { request: GrantDetail }) {
  const messages = useMessages(grantMessages);
  const navigate = useNavigate();
  const { id, version, state, rows, balance, date, text, trail } = request;
  const page = '/disInformationDetailH5';
  const decision = useDecision({ act: 'again', kind: 'grant', id, doneAt: href(page, { id }) });
  const hasBegun = rows.some((row) => row.state === 'paid' || row.state === 'failed');
  const canGoOn = state === 'stopped' || state === 'partly';
  const payable = rows.filter(isPayable);
  const total = sum(payable.map(({ money }) => money));
  const refusal = state === 'refused' ? trail.filter(({ change }) => change === 'refuse').pop() : undefined;
  const stop = state === 'stopped' ? trail.filter(({ change }) => change === 'stop').pop() : undefined;
  const handleEdit = () => {
    grantReopened(request);
    void navigate(href('/grantActivityH5'), { state: nextEntryState(0) });
  };
  return (
    <Page
      action={
        <Button variant="quiet" onClick={() => void navigate(href(page, { view: 'all' }))}>
          {messages.all}
        </Button>
      }
      actionBar={
        canGoOn ? (
          <Button
            block
            disabled={payable.length === 0}
            busy={!decision.isReady}
            onClick={() =>
              decision.open({
                decided: [{ id, version, removed: [], title: titleOf(request, messages), total }],
                moved: total,
              })
            }
          >
            {payable.length === 0
              ? messages.nobodyAgain
              : state === 'stopped'
                ? messages.payOn(payable.length)
                : messages.payAgain(payable.length)}
          </Button>
        ) : undefined
      }
    >
      <PullToRefresh onRefresh={invalidateGrants}>
        <UnfinishedGrantDecision hidden={decision.isConfirming} />
        {refusal !== undefined && (
          <RequestNotice tone="danger">{messages.reason(refusal.note)}</RequestNotice>
        )}
        {stop !== undefined && <RequestNotice tone="warning">{messages.stopped(stop.note)}</RequestNotice>}
        <RequestHead request={request} />
        <RequestSteps request={request} />
        {(hasBegun || state === 'paying') && <PayoutCard rows={rows} />}
        <ListCard request={request} wholeList={href(page, { id, view: 'list' })} deciding={false} />
        <Card>
          <DescriptionList
            ruled
            rows={[
              [messages.plan, planText(date, messages)],
              [messages.blessing, text],
            ]}
          />
        </Card>
        <OwnerActions request={request} onEdit={handleEdit} />
        <TrailCard trail={trail} />
      </PullToRefresh>
      <DecisionSheet decision={decision} balance={balance} />
    </Page>
  );
}
