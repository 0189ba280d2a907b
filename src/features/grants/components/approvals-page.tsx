import { useSearchParams } from 'react-router-dom';
import type { RequestKind } from '@/domain/grants/grant-state';
import { GrantsGate } from '@/flows/grants-gate/grants-gate';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { approvalPages } from '../addresses';
import { ApprovalDetail } from './approval-detail';
import { ApprovalList } from './approval-list';
import { HandOver } from './hand-over';
import { WholeList } from './whole-list';

/** The approvals of one kind: the list, one request with `id`, all of its people with `view=list`, who decides instead with `view=to`. */
export function ApprovalsPage({ kind }: { kind: RequestKind }) {
  const title = useMessages(titleMessages)[approvalPages[kind]];
  const [search] = useSearchParams();
  return (
    <GrantsGate title={title}>
      <View kind={kind} title={title} id={search.get('id')} view={search.get('view')} />
    </GrantsGate>
  );
}

interface ViewProps {
  kind: RequestKind;
  title: string;
  id: string | null;
  view: string | null;
}

function View({ kind, title, id, view }: ViewProps) {
  if (id === null) return <ApprovalList kind={kind} />;
  if (view === 'to') return <HandOver kind={kind} id={id} />;
  if (view === 'list') return <WholeList kind={kind} id={id} deciding />;
  return <ApprovalDetail kind={kind} title={title} id={id} />;
}
