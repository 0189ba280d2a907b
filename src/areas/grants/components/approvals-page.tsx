import { useSearchParams } from 'react-router-dom';
import type { RequestKind } from '@/domain/grants/grant-state';
import { GrantsGate } from '@/flows/grants-gate/grants-gate';
import { ApprovalDetail } from './approval-detail';
import { ApprovalList } from './approval-list';
import { HandOver } from './hand-over';
import { WholeList } from './whole-list';

/** The approvals of one kind: the list, one request with `id`, all of its people with `view=list`, who decides instead with `view=to`. */
export function ApprovalsPage({ kind }: { kind: RequestKind }) {
  const [search] = useSearchParams();
  return (
    <GrantsGate>
      <View kind={kind} id={search.get('id')} view={search.get('view')} />
    </GrantsGate>
  );
}

interface ViewProps {
  kind: RequestKind;
  id: string | null;
  view: string | null;
}

function View({ kind, id, view }: ViewProps) {
  if (id === null) return <ApprovalList kind={kind} />;
  if (view === 'to') return <HandOver kind={kind} id={id} />;
  if (view === 'list') return <WholeList kind={kind} id={id} deciding />;
  return <ApprovalDetail kind={kind} id={id} />;
}
