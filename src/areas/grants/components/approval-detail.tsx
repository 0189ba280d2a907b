import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RequestKind } from '@/domain/grants/grant-state';
import { href } from '@/domain/href';
import { formatCoins, sum } from '@/domain/money';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { useSheet } from '@/flows/navigation/use-sheet';
import { DetailPage } from '@/flows/page/detail-page';
import { UnfinishedGrantDecision } from '@/flows/payment/unfinished-grant-decision';
import { approvalMessages } from '@/messages/areas/approvals';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { DescriptionList } from '@/ui/lists/description-list';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { approvalPages } from '../addresses';
import { decisionOf, isLastStep } from '../decision-of';
import { planText } from '../describe';
import { invalidateGrants, useGrant, type GrantDetail } from '../queries';
import { useDecision } from '../use-decision';
import { DecisionSheet } from './decision-sheet';
import { ImpactCard } from './impact-card';
import { ListCard } from './list-card';
import { RefuseSheet } from './refuse-sheet';
import { RequestHead } from './request-head';
import { RequestNotice } from './request-notice';
import { RequestSteps } from './request-steps';
import { TrailCard } from './trail-card';
import styles from './approval-detail.module.css';

interface ApprovalDetailProps {
  kind: RequestKind;
  id: string;
}

/** One request as its approver sees it. */
export function ApprovalDetail({ kind, id }: ApprovalDetailProps) {
  const messages = useMessages(approvalMessages);
  const query = useGrant(kind, id);
  return (
    <DetailPage
      isWhole
      query={query}
      failed={messages.failed}
      loading={messages.loading}
      bars={[190, 90, 320, 120]}
      gone={{
        title: messages.unknown,
        description: messages.unknownLine,
        action: { label: messages.toList, to: href(approvalPages[kind]), replace: true },
      }}
    >
      {(data) => <Detail kind={kind} request={data} />}
    </DetailPage>
  );
}

function Detail({ kind, request }: { kind: RequestKind; request: GrantDetail }) {
  const messages = useMessages(approvalMessages);
  const texts = useMessages(grantMessages);
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  const page = approvalPages[kind];
  const { id, state, steps, step, total, balance, text, date, purpose, team } = request;
  const decision = useDecision({ act: 'approve', kind, id, doneAt: href(page, { id }) });
  const refusing = useSheet('refuse', { stepsBack: 0 });
  const [errorText, setErrorText] = useState<string | null>(null);
  const isMine = state === 'pending' && steps[step]?.approver.usercode === user?.usercode;
  const asked = decisionOf(request, texts);
  const removed = asked.decided[0]?.removed.length ?? 0;
  const sumText = formatCoins(sum(asked.decided.map((each) => each.total)));
  const label =
    removed > 0
      ? messages.approveWithout(removed)
      : !isLastStep(request)
        ? messages.forward
        : kind === 'activity'
          ? messages.approveBudget(sumText)
          : messages.approveSum(sumText);
  const handleHandOver = () => void navigate(href(page, { id, view: 'to' }), { state: nextEntryState(0) });
  const rows =
    kind === 'activity'
      ? [
          [messages.purpose, purpose] as const,
          [messages.team, team] as const,
          [messages.budget, messages.coins(formatCoins(total))] as const,
        ]
      : [[texts.plan, planText(date, texts)] as const, [texts.blessing, text] as const];
  return (
    <Page
      action={
        isMine &&
        !request.paysApprover && (
          <Button variant="quiet" onClick={handleHandOver}>
            {messages.handOver}
          </Button>
        )
      }
      actionBar={
        isMine ? (
          <Inline align="stretch" className={styles.actionBar}>
            <Button variant="outlined" onClick={refusing.open}>
              {messages.refuse}
            </Button>
            {request.paysApprover ? (
              <Button onClick={handleHandOver}>{messages.handOver}</Button>
            ) : (
              <Button busy={!decision.isReady} onClick={() => decision.open(asked)}>
                {label}
              </Button>
            )}
          </Inline>
        ) : undefined
      }
    >
      <PullToRefresh onRefresh={invalidateGrants}>
        <UnfinishedGrantDecision hidden={decision.isConfirming} />
        <ErrorNotice text={isMine && refusing.isOpen ? null : errorText} />
        {isMine && request.paysApprover && (
          <RequestNotice tone="warning">{messages.paidYourself}</RequestNotice>
        )}
        <RequestHead
          request={request}
          mine={isMine}
          {...(isMine && removed > 0
            ? {
                left: {
                  people: request.people - removed,
                  total: sum(asked.decided.map((each) => each.total)),
                },
              }
            : {})}
        />
        <RequestSteps request={request} />
        {kind === 'grant' && (
          <ListCard request={request} wholeList={href(page, { id, view: 'list' })} deciding={isMine} />
        )}
        {isMine && <ImpactCard request={request} />}
        <Card>
          <DescriptionList ruled rows={rows} />
        </Card>
        <TrailCard trail={request.trail} />
      </PullToRefresh>
      <DecisionSheet decision={decision} balance={kind === 'grant' ? balance : null} />
      {refusing.isOpen && isMine && (
        <RefuseSheet
          requests={[request]}
          errorText={errorText}
          onError={setErrorText}
          onDone={refusing.close}
          onClose={refusing.close}
        />
      )}
    </Page>
  );
}
