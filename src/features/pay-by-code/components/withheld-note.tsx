import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { kitMessages } from '@/messages/kit';
import { payByCodeMessages } from '@/messages/pay-by-code';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import type { Withheld } from '../use-presented-code';
import styles from './withheld-note.module.css';

/** Why there is no code, and what can be done about it. */
export function WithheldNote({ why, onAsk }: { why: Withheld; onAsk: () => void }) {
  const messages = useMessages(payByCodeMessages);
  const errors = useMessages(errorMessages);
  const { codeOffline } = useMessages(kitMessages);
  if (typeof why === 'object' && why.kind === 'code')
    return (
      <>
        {failureText(why, errors)}
        <Button variant="soft" className={styles.way} onClick={onAsk}>
          {messages.again}
        </Button>
      </>
    );
  // Whatever else went wrong is asked again by itself.
  if (typeof why === 'object') return messages.failed;
  if (why === 'offline') return codeOffline;
  if (why !== 'elsewhere') return messages.withheld[why];
  return (
    <>
      {messages.withheld.elsewhere}
      <Button variant="soft" className={styles.way} onClick={onAsk}>
        {messages.showHere}
      </Button>
    </>
  );
}
