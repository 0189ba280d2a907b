import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { paymentMessages } from '@/messages/payment';
import { useMessages } from '@/messages/language';
import type { PaymentNeed } from '@/queries/payment';
import { Icon } from '@/ui/media/icon';
import styles from './need-note.module.css';
import { reasonText, brokenLimitText, nextStepText } from './need-text';

interface NeedNoteProps {
  need: PaymentNeed | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** Tells before a payment whether it needs the password or a code, why, and where to change the limits. */
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
  const brokenLimit = brokenLimitText(need, messages);
  const reason = reasonText(need, messages);
  return (
    <p className={styles.note} role={brokenLimit === null ? undefined : 'alert'}>
      <Icon name={brokenLimit === null ? 'lock' : 'warning'} size={16} />
      <span className={styles.text}>
        {brokenLimit === null
          ? [nextStepText(need, messages), reason].filter(Boolean).join(messages.comma)
          : brokenLimit + messages.stop + messages.brokenLine}
      </span>
      <Link to={href('/payLimitation')} className={styles.way}>
        {brokenLimit === null ? messages.whichLimit : messages.adjust}
      </Link>
    </p>
  );
}
