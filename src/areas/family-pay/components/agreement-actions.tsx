import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { useMessages } from '@/messages/language';
import { FormRow } from '@/ui/forms/form-row';
import { SendButton } from '@/ui/forms/send-button';
import { Card } from '@/ui/layout/card';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { Note } from '@/ui/text/text';
import { familyPayMessages } from '../messages';
import type { FamilyAgreement } from '../queries';
import type { FamilyChanges } from '../use-changes';
import styles from './agreement-actions.module.css';

interface AgreementActionsProps {
  agreement: FamilyAgreement;
  changes: FamilyChanges;
}

/** The terms, which lead to their form; only the owner sets them. */
export function AgreementTerms({
  agreement: { id, cap, resetDay },
}: Pick<AgreementActionsProps, 'agreement'>) {
  const messages = useMessages(familyPayMessages);
  const navigate = useNavigate();
  const handleOpen = () =>
    void navigate(href('/familyPayDetail', { id, view: 'terms' }), { state: nextEntryState(0) });
  return (
    <Card>
      <FormRow label={messages.cap} value={messages.coins(formatCoins(cap))} onOpen={handleOpen} />
      <FormRow label={messages.resetDay} value={messages.dayOfMonth(resetDay)} onOpen={handleOpen} />
    </Card>
  );
}

/** Pauses, resumes or ends an agreement, each from the side that may. */
export function AgreementActions({ agreement, changes }: AgreementActionsProps) {
  const messages = useMessages(familyPayMessages);
  const { side, state, name } = agreement;
  const propsOf = (change: 'pause' | 'resume' | 'remove' | 'withdraw' | 'leave') => ({
    busy: changes.isChanging(agreement, change),
    offReason: changes.offReason,
    onClick: () => changes.change(agreement, change),
  });
  const endings = {
    leave: [messages.leave, messages.leaveTitle(name), messages.leaveLine],
    withdraw: [messages.withdraw, messages.withdrawTitle(name), messages.withdrawLine],
    remove: [messages.removeMember, messages.removeTitle(name), messages.removeLine],
  } as const;
  const endButton = (change: keyof typeof endings, variant: 'outlined' | 'quiet') => {
    const [label, title, line] = endings[change];
    const { busy, offReason, onClick } = propsOf(change);
    return (
      <ConfirmedButton
        block
        label={label}
        keepLabel={messages.keep}
        title={title}
        variant={variant}
        busy={busy}
        offReason={offReason}
        onConfirm={onClick}
      >
        {line}
      </ConfirmedButton>
    );
  };
  if (side === 'member') return endButton('leave', 'outlined');
  if (state === 'invited') return endButton('withdraw', 'outlined');
  return (
    <div className={styles.actions}>
      {state === 'active' ? (
        <SendButton block variant="outlined" {...propsOf('pause')}>
          {messages.pause}
        </SendButton>
      ) : (
        <>
          <Note textAlign="center">
            {changes.needsCode ? messages.resumeNeedsCode : messages.resumeNeedsPassword}
          </Note>
          <SendButton block variant="soft" {...propsOf('resume')}>
            {messages.resumePaying}
          </SendButton>
        </>
      )}
      {endButton('remove', 'quiet')}
    </div>
  );
}
