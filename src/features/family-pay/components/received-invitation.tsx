import { formatCoins } from '@/domain/money';
import { familyPayMessages } from '@/messages/family-pay';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import type { FamilyAgreement } from '@/queries/family-pay';
import { SendButton } from '@/ui/forms/send-button';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { Avatar } from '@/ui/people/avatar';
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
    <section className={styles.card}>
      <div className={styles.head}>
        <Avatar name={name} size={44} />
        <div className={styles.texts}>
          <h2 className={styles.title}>{messages.invitedYou(name)}</h2>
          <p className={styles.line}>{messages.invitedLine(formatCoins(cap), resetDay)}</p>
          <p className={styles.caption}>
            {messages.youAre(relation)}
            {until !== null && ` · ${messages.waitingUntil(formatMoment(until, 'short'))}`}
          </p>
        </div>
      </div>
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
    </section>
  );
}
