import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { SendButton } from '@/ui/forms/send-button';
import { Surface } from '@/ui/layout/box';
import { ListSection } from '@/ui/lists/list-section';
import { familyPayMessages } from '../messages';
import type { Family, FamilyAgreement } from '../queries';
import type { FamilyChanges } from '../use-changes';
import { MemberRow } from './member-row';
import { ReceivedInvitation } from './received-invitation';
import { SummaryCard } from './summary-card';

interface FamilyOverviewProps {
  family: Family;
  changes: FamilyChanges;
}

/** Invitations first, then the members with what they spent, then whose coins the person may spend, and what has ended. */
export function FamilyOverview({ family: { given, received }, changes }: FamilyOverviewProps) {
  const messages = useMessages(familyPayMessages);
  const navigate = useNavigate();
  const members = given.filter(({ state }) => state !== 'ended');
  const usable = received.filter(({ state }) => state === 'active' || state === 'paused');
  const ended = [...given, ...received].filter(({ state }) => state === 'ended');
  const payers = members.filter(({ state }) => state !== 'invited');
  return (
    <>
      {received
        .filter(({ state }) => state === 'invited')
        .map((agreement) => (
          <ReceivedInvitation key={agreement.id} agreement={agreement} changes={changes} />
        ))}
      {payers.length > 0 && <SummaryCard members={payers} />}
      {members.length === 0 ? (
        <ResultState
          art={<Illustration variant="empty" />}
          title={messages.none}
          description={messages.noneLine}
          action={{
            label: messages.invite,
            onClick: () =>
              void navigate(href('/familyPay', { view: 'invite' }), { state: nextEntryState(0) }),
          }}
        />
      ) : (
        <Surface as="ul" paddingY={1} paddingX={4} aria-label={messages.family}>
          {members.map((agreement) => (
            <MemberRow key={agreement.id} agreement={agreement}>
              {agreement.state === 'paused' && <ResumeButton agreement={agreement} changes={changes} />}
            </MemberRow>
          ))}
        </Surface>
      )}
      <Rows title={messages.received} agreements={usable} />
      <Rows title={messages.over} agreements={ended} />
    </>
  );
}

function Rows({ title, agreements }: { title: string; agreements: readonly FamilyAgreement[] }) {
  return (
    agreements.length > 0 && (
      <ListSection title={title}>
        <ul>
          {agreements.map((agreement) => (
            <MemberRow key={agreement.id} agreement={agreement} />
          ))}
        </ul>
      </ListSection>
    )
  );
}

function ResumeButton({ agreement, changes }: { agreement: FamilyAgreement; changes: FamilyChanges }) {
  const messages = useMessages(familyPayMessages);
  return (
    <SendButton
      variant="soft"
      aria-label={messages.resumeName(agreement.name)}
      busy={changes.isChanging(agreement, 'resume')}
      offReason={changes.offReason}
      onClick={() => changes.change(agreement, 'resume')}
    >
      {messages.resume}
    </SendButton>
  );
}
