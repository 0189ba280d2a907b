import { formatCoins } from '@/domain/money';
import { familyPayMessages } from '@/messages/family-pay';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import type { FamilyAgreement } from '@/queries/family-pay';
import { Button } from '@/ui/forms/button';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { Avatar } from '@/ui/people/avatar';
import { changeTask } from '../change-task';
import type { FamilyTasks } from '../use-family-task';
import styles from './received-invitation.module.css';

interface ReceivedInvitationProps {
  agreement: FamilyAgreement;
  tasks: FamilyTasks;
}

/** An invitation that waits for the person's answer. */
export function ReceivedInvitation({ agreement, tasks }: ReceivedInvitationProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(familyPayMessages);
  const { name, relation, cap, resetDay, until } = agreement;
  const accept = changeTask(agreement, 'accept', messages);
  const decline = changeTask(agreement, 'decline', messages);
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
          busy={tasks.running === decline.content}
          onConfirm={() => tasks.request(decline)}
        >
          {messages.declineLine}
        </ConfirmedButton>
        <Button
          block
          variant="soft"
          busy={tasks.running === accept.content}
          onClick={() => tasks.request(accept)}
        >
          {messages.accept}
        </Button>
      </div>
    </section>
  );
}
