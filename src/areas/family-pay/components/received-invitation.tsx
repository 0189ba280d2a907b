import { formatCoins } from '@/domain/money';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { SendButton } from '@/ui/forms/send-button';
import { Inline, Surface } from '@/ui/layout/box';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { Avatar } from '@/ui/people/avatar';
import { Text, Title } from '@/ui/text/text';
import { familyPayMessages } from '../messages';
import type { FamilyAgreement } from '../queries';
import type { FamilyChanges } from '../use-changes';
import styles from './received-invitation.module.css';

interface ReceivedInvitationProps {
  agreement: FamilyAgreement;
  changes: FamilyChanges;
}

/** An invitation that waits for the person's answer. */
export function ReceivedInvitation({ agreement, changes }: ReceivedInvitationProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(familyPayMessages);
  const { name, relation, cap, resetDay, until } = agreement;
  return (
    <Surface as="section" marginBottom={3} padding={4}>
      <Inline align="stretch">
        <Avatar name={name} size={44} />
        <Text as="div" grow marginLeft={3} breakWords>
          <Title>{messages.invitedYou(name)}</Title>
          <p className={styles.line}>{messages.invitedLine(formatCoins(cap), resetDay)}</p>
          <p className={styles.caption}>
            {messages.youAre(relation)}
            {until !== null && ` · ${messages.waitingUntil(formatMoment(until, 'short'))}`}
          </p>
        </Text>
      </Inline>
      <div className={styles.answers}>
        <ConfirmedButton
          block
          label={messages.decline}
          keepLabel={messages.keep}
          title={messages.declineTitle(name)}
          variant="outlined"
          busy={changes.isChanging(agreement, 'decline')}
          offReason={changes.offReason}
          onConfirm={() => changes.change(agreement, 'decline')}
        >
          {messages.declineLine}
        </ConfirmedButton>
        <SendButton
          block
          variant="soft"
          busy={changes.isChanging(agreement, 'accept')}
          offReason={changes.offReason}
          onClick={() => changes.change(agreement, 'accept')}
        >
          {messages.accept}
        </SendButton>
      </div>
    </Surface>
  );
}
