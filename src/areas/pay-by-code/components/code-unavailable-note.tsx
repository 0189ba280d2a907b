import { payByCodeMessages } from '@/messages/areas/pay-by-code';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import type { UnavailableReason } from '../use-presented-code';
import styles from './code-unavailable-note.module.css';

interface CodeUnavailableNoteProps {
  reason: UnavailableReason;
  onRequest: () => void;
}

/** Why no code is shown, with a button where the person can request one. */
export function CodeUnavailableNote({ reason, onRequest }: CodeUnavailableNoteProps) {
  const messages = useMessages(payByCodeMessages);
  const errors = useMessages(errorMessages);
  const { codeOffline } = useMessages(kitMessages);
  if (typeof reason === 'object' && reason.kind === 'code')
    return (
      <>
        {failureText(reason, errors)}
        <Button variant="soft" className={styles.action} onClick={onRequest}>
          {messages.again}
        </Button>
      </>
    );
  // All other failures are retried automatically.
  if (typeof reason === 'object') return messages.failed;
  if (reason === 'offline') return codeOffline;
  if (reason !== 'shown-elsewhere') return messages.unavailable[reason];
  return (
    <>
      {messages.unavailable['shown-elsewhere']}
      <Button variant="soft" className={styles.action} onClick={onRequest}>
        {messages.showHere}
      </Button>
    </>
  );
}
