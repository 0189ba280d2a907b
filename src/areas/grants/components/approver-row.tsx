import { useNavigate } from 'react-router-dom';
import type { Approver, ApproverRole } from '@/domain/grants/approval-steps';
import { href } from '@/domain/href';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { ChoiceLine } from './choice-line';

interface ApproverRowProps {
  role: ApproverRole;
  approver: Approver;
  /** The grant pays this approver too, so another one has to be chosen. */
  isPaid: boolean;
  /** What may have been submitted already stays as it is. */
  locked: boolean;
}

/** The approver of a grant in one role; a tap chooses another one. */
export function ApproverRow({ role, approver, isPaid, locked }: ApproverRowProps) {
  const messages = useMessages(grantMessages);
  const navigate = useNavigate();
  const open = () => void navigate(href('/grantActivityH5', { view: role }), { state: nextEntryState(0) });
  return (
    <ChoiceLine
      icon="approval"
      title={approver.name}
      note={isPaid ? messages.bars.paid : messages.approves[role]}
      wrong={isPaid}
      {...(locked ? {} : { onOpen: open })}
    />
  );
}
