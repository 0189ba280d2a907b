import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { paymentMessages } from '@/messages/payment';
import { useMessages } from '@/messages/language';
import type { PaymentNeed } from '@/queries/payment';
import { Icon } from '@/ui/media/icon';
import styles from './need-note.module.css';
import { whyAsked, whyNot, willBeAsked } from './need-words';

interface NeedNoteProps {
  need: PaymentNeed | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** “Will I be asked for my password?”: what comes next, why, and where to change it. */
export function NeedNote({ need, failed, onRetry }: NeedNoteProps) {
  const messages = useMessages(paymentMessages);
  if (need === undefined) {
    return (
      <p className={styles.note}>
        <Icon name="lock" size={16} />
        <span className={styles.text}>{failed ? messages.askFailed : messages.asking}</span>
        {failed && (
          <button type="button" className={styles.way} onClick={onRetry}>
            {messages.retry}
          </button>
        )}
      </p>
    );
  }
  const not = whyNot(need, messages);
  const why = whyAsked(need, messages);
  return (
    <p className={styles.note} role={not === null ? undefined : 'alert'}>
      <Icon name={not === null ? 'lock' : 'warning'} size={16} />
      <span className={styles.text}>
        {not === null
          ? [willBeAsked(need, messages), why].filter(Boolean).join(messages.comma)
          : not + messages.stop + messages.brokenLine}
      </span>
      <Link to={href('/payLimitation')} className={styles.way}>
        {not === null ? messages.whichLimit : messages.adjust}
      </Link>
    </p>
  );
}
