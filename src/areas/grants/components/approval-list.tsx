import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RequestKind } from '@/domain/grants/grant-state';
import { mostAtOnce } from '@/domain/grants/limits';
import { href } from '@/domain/href';
import { formatCoins, sum } from '@/domain/money';
import { useSheet } from '@/flows/navigation/use-sheet';
import { ListPage } from '@/flows/page/list-page';
import { UnfinishedGrantDecision } from '@/flows/payment/unfinished-grant-decision';
import { approvalMessages } from '@/messages/areas/approvals';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Button } from '@/ui/forms/button';
import { Tabs } from '@/ui/layout/tabs';
import { approvalPages } from '../addresses';
import { decisionOfAll, isDecidable } from '../decision-of';
import { invalidateGrants, useApprovals, type GrantSummary } from '../queries';
import { useDecision } from '../use-decision';
import { DecisionSheet } from './decision-sheet';
import { RefuseSheet } from './refuse-sheet';
import { RequestCard } from './request-card';
import { SelectableRequest } from './selectable-request';
import { SelectionActionBar } from './selection-action-bar';

const other = { activity: 'grant', grant: 'activity' } as const;

/** What waits for the person's decision and what they have decided; several may be decided at once. */
export function ApprovalList({ kind }: { kind: RequestKind }) {
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
  const requests = query.data?.rows ?? [];
  const selected = requests.filter(
    (request) => chosen?.includes(request.id) === true && isDecidable(request),
  );
  const counts = query.data?.first;
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
    <ListPage
      action={
        list === 'waiting' && requests.length > 1 ? (
          <Button variant="quiet" onClick={() => (isSelecting ? stop() : setChosen([]))}>
            {isSelecting ? messages.stopSelecting : messages.select}
          </Button>
        ) : undefined
      }
      actionBar={
        isSelecting ? (
          <SelectionActionBar
            count={selected.length}
            sum={formatCoins(sum(selected.map(({ total }) => total)))}
            isBusy={!decision.isReady}
            onRefuse={refusing.open}
            onApprove={() => decision.open(decisionOfAll(selected, texts))}
          />
        ) : undefined
      }
      onRefresh={invalidateGrants}
      within={(content) => (
        <Tabs
          label={messages.lists}
          tabs={[
            ['waiting', messages.waiting(counts?.waiting)],
            ['decided', messages.decided(counts?.decided)],
          ]}
          current={list}
          onChange={(name) => {
            stop();
            void navigate(href(page, { list: name }), { replace: true });
          }}
        >
          <UnfinishedGrantDecision hidden={decision.isConfirming} />
          <ErrorNotice text={refusing.isOpen && selected.length > 0 ? null : errorText} />
          {content}
        </Tabs>
      )}
      query={query}
      rows={({ rows }) => rows}
      failed={messages.failed}
      loading={messages.loading}
      bars={[118, 118, 118]}
      empty={{
        title: list === 'waiting' ? messages.noneWaiting : messages.noneDecided,
        description: list === 'waiting' ? messages.noneWaitingLine : messages.noneDecidedLine,
        secondaryAction: { label: messages.other[other[kind]], to: href(approvalPages[other[kind]]) },
      }}
      after={
        <>
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
        </>
      }
    >
      {(found) => <ul>{found.map(renderRequest)}</ul>}
    </ListPage>
  );
}
