import { useState } from 'react';
import { refuseGrants } from '@/api/endpoints/approvals';
import { longestReason } from '@/domain/grants/limits';
import { countCharacters } from '@/domain/text';
import { useWrite } from '@/flows/write/use-write';
import { approvalMessages } from '@/messages/areas/approvals';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { SendButton } from '@/ui/forms/send-button';
import { TextField } from '@/ui/forms/text-field';
import { Inline } from '@/ui/layout/box';
import { Sheet } from '@/ui/overlays/sheet';
import { invalidateGrants } from '../queries';
import styles from './refuse-sheet.module.css';

interface RefuseSheetProps {
  requests: readonly { id: string; version: number }[];
  /** Why the last try failed; kept by the page, because the sheet closes if another approver has decided meanwhile. */
  errorText: string | null;
  onError: (text: string | null) => void;
  onDone: () => void;
  onClose: () => void;
}

/** Sends requests back with a reason, which stays typed when that fails. */
export function RefuseSheet({ requests, errorText, onError, onDone, onClose }: RefuseSheetProps) {
  const messages = useMessages(approvalMessages);
  const [reason, setReason] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const { isBusy, offReason, send } = useWrite(refuseGrants, {
    refresh: invalidateGrants,
    notDone: messages.notDone,
  });
  const problem =
    reason.trim() === ''
      ? messages.reasonMissing
      : countCharacters(reason.trim()) > longestReason
        ? messages.reasonTooLong(longestReason)
        : null;
  const handleSend = () => {
    setHasTried(true);
    if (problem !== null) return;
    onError(null);
    const refs = requests.map(({ id, version }) => ({ id, version }));
    send(
      { requests: refs, reason: reason.trim() },
      () => {
        notify(messages.refused);
        onDone();
      },
      onError,
    );
  };
  return (
    <Sheet title={messages.refuseTitle} onClose={isBusy ? undefined : onClose}>
      <ErrorNotice text={errorText} />
      <TextField
        label={messages.refuseLabel}
        placeholder={messages.refuseHint}
        value={reason}
        validationError={hasTried ? problem : null}
        onChange={setReason}
      />
      <Inline wrap marginTop={2} marginBottom={4} align="stretch">
        {messages.reasons.map((hint) => (
          <button key={hint} type="button" className={styles.hint} onClick={() => setReason(hint)}>
            {hint}
          </button>
        ))}
      </Inline>
      <SendButton block busy={isBusy} offReason={offReason} onClick={handleSend}>
        {messages.refuseNow(requests.length)}
      </SendButton>
    </Sheet>
  );
}
