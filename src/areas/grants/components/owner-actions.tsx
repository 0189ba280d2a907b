import { changeGrant } from '@/api/endpoints/grants';
import { grantAfter } from '@/domain/grants/grant-state';
import { useWrite } from '@/flows/write/use-write';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Button } from '@/ui/forms/button';
import { SendButton } from '@/ui/forms/send-button';
import { Box } from '@/ui/layout/box';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { invalidateGrants, type GrantDetail } from '../queries';
import styles from './owner-actions.module.css';

interface OwnerActionsProps {
  request: GrantDetail;
  /** Opens the request in its form. */
  onEdit: () => void;
}

/** The actions of a requester: remind the approver, withdraw, or change and submit again. */
export function OwnerActions({ request, onEdit }: OwnerActionsProps) {
  const messages = useMessages(grantMessages);
  const { isBusy, errorText, offReason, send } = useWrite(changeGrant, {
    refresh: invalidateGrants,
    notDone: messages.notChanged,
  });
  const { id, version, canRemind } = request;
  const may = (change: 'remind' | 'withdraw' | 'submit') => grantAfter(request, change, 'owner') !== null;
  const handleChange = (change: 'remind' | 'withdraw', done: string) =>
    send({ id, version, change }, () => notify(done));
  return (
    <Box marginBottom={3} className={styles.actions}>
      <ErrorNotice text={errorText} />
      {may('remind') && (
        <SendButton
          block
          variant="soft"
          busy={isBusy}
          offReason={offReason}
          disabled={!canRemind}
          onClick={() => handleChange('remind', messages.reminded)}
        >
          {canRemind ? messages.remind : messages.remindedToday}
        </SendButton>
      )}
      {may('withdraw') && (
        <ConfirmedButton
          block
          label={messages.withdraw}
          keepLabel={messages.keep}
          title={messages.withdrawTitle}
          variant="outlined"
          busy={isBusy}
          offReason={offReason}
          onConfirm={() => handleChange('withdraw', messages.withdrawn)}
        >
          {messages.withdrawLine}
        </ConfirmedButton>
      )}
      {may('submit') && (
        <Button block onClick={onEdit}>
          {messages.edit}
        </Button>
      )}
    </Box>
  );
}
