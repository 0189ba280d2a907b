import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RequestKind } from '@/domain/grants/grant-state';
import { mostAtOnce } from '@/domain/grants/limits';
import { href } from '@/domain/href';
import { formatCoins, sum } from '@/domain/money';
import { UnfinishedGrantDecision } from '@/flows/payment/unfinished-grant-decision';
import { useSheet } from '@/flows/navigation/use-sheet';
import { QueryView } from '@/flows/query-view/query-view';
import { approvalMessages } from '@/messages/approvals';
import { grantMessages } from '@/messages/grants';
import { useMessages } from '@/messages/language';
import { invalidateGrants, useApprovals, type GrantSummary } from '@/queries/grants';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/layout/tabs';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { approvalPages } from '../addresses';
import { decisionOfAll } from '../decision-of';
import { useDecision } from '../use-decision';
import { DecisionSheet } from './decision-sheet';
import { RefuseSheet } from './refuse-sheet';
import { RequestCard } from './request-card';
import { SelectableRequest } from './selectable-request';
import { SelectionFoot } from './selection-foot';

const other = { activity: 'grant', grant: 'activity' } as const;

/** What waits for the person's decision and what they have decided; several may be decided at once. */
export function ApprovalList({ kind, title }: { kind: RequestKind; title: string }) {
  const messages = useMessages(approvalMessages);
  const texts = useMessages(grantMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const list = search.get('list') === 'decided' ? 'decided' : 'waiting';
  const page = approvalPages[kind];
  const query = useApprovals(kind, list);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);
  const stop = () => setChosen(null);
  const decision = useDecision({
    act: 'approve',
    kind,
    id: '',
    doneAt: href(page, { list: 'decided' }),
    onDone: stop,
  });
  const refusing = useSheet('refuse', { stepsBack: 0 });
  const requests = query.data?.pages.flatMap((each) => each.requests) ?? [];
  const selected = requests.filter(({ id, problems }) => chosen?.includes(id) === true && problems === 0);
  const counts = query.data?.pages[0];
  const isSelecting = chosen !== null && list === 'waiting';
  const handleToggle = (id: string) =>
    setChosen((before) => {
      if (before === null) return before;
      if (before.includes(id)) return before.filter((each) => each !== id);
      return before.length < mostAtOnce ? [...before, id] : before;
    });
  const handleRefused = () => {
    refusing.close();
    stop();
  };
  const renderRequest = (request: GrantSummary) =>
    isSelecting ? (
      <SelectableRequest
        key={request.id}
        request={request}
        checked={chosen.includes(request.id)}
        onToggle={() => handleToggle(request.id)}
      />
    ) : (
      <RequestCard
        key={request.id}
        request={request}
        to={href(page, { id: request.id })}
        mine={list === 'waiting'}
      />
    );
  return (
    <Page
      title={title}
      action={
        list === 'waiting' && requests.length > 1 ? (
          <Button variant="quiet" onClick={() => (isSelecting ? stop() : setChosen([]))}>
            {isSelecting ? messages.stopSelecting : messages.select}
          </Button>
        ) : undefined
      }
      foot={
        isSelecting ? (
          <SelectionFoot
            count={selected.length}
            sum={formatCoins(sum(selected.map(({ total }) => total)))}
            isBusy={!decision.isReady}
            onRefuse={refusing.open}
            onApprove={() => decision.open(decisionOfAll(selected, texts))}
          />
        ) : undefined
      }
    >
      <Tabs
        label={messages.lists}
        tabs={[
          ['waiting', messages.waiting(counts?.waiting ?? 0)],
          ['decided', messages.decided(counts?.decided ?? 0)],
        ]}
        current={list}
        onChange={(name) => {
          stop();
          void navigate(href(page, { list: name }), { replace: true });
        }}
      >
        <PullToRefresh onRefresh={invalidateGrants}>
          <UnfinishedGrantDecision hidden={decision.isConfirming} />
          <ErrorNotice text={refusing.isOpen && selected.length > 0 ? null : errorText} />
          <QueryView
            query={query}
            title={messages.failed}
            art={<Illustration variant="error" />}
            skeleton={<Skeleton label={messages.loading} bars={[118, 118, 118]} />}
          >
            {() =>
              requests.length === 0 ? (
                <ResultState
                  art={<Illustration variant="empty" />}
                  title={list === 'waiting' ? messages.noneWaiting : messages.noneDecided}
                  description={list === 'waiting' ? messages.noneWaitingLine : messages.noneDecidedLine}
                  secondaryAction={{
                    label: messages.other[other[kind]],
                    onClick: () => void navigate(href(approvalPages[other[kind]])),
                  }}
                />
              ) : (
                <>
                  <ul>{requests.map(renderRequest)}</ul>
                  <InfiniteSentinel state={endState(query)} onReach={() => void query.fetchNextPage()} />
                </>
              )
            }
          </QueryView>
        </PullToRefresh>
      </Tabs>
      <DecisionSheet decision={decision} balance={null} />
      {refusing.isOpen && selected.length > 0 && (
        <RefuseSheet
          requests={selected}
          errorText={errorText}
          onError={setErrorText}
          onDone={handleRefused}
          onClose={refusing.close}
        />
      )}
    </Page>
  );
}
