import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { paymentMessages, type payment } from '@/messages/areas/payment';
import { useMessages } from '@/messages/language';
import type { PaymentNeed } from '@/queries/payment';
import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import styles from './need-note.module.css';

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
      <Inline as="p" minHeight="tap" wrap tone="secondary" size="note">
        <Icon name="lock" size={16} />
        <span className={styles.text}>{failed ? messages.askFailed : messages.asking}</span>
        {failed && (
          <button type="button" className={styles.action} onClick={onRetry}>
            {messages.again}
          </button>
        )}
      </Inline>
    );
  }
  const brokenLimit = brokenLimitText(need, messages);
  const reason = reasonText(need, messages);
  return (
    <Inline
      as="p"
      minHeight="tap"
      wrap
      tone="secondary"
      size="note"
      role={brokenLimit === null ? undefined : 'alert'}
    >
      <Icon name={brokenLimit === null ? 'lock' : 'warning'} size={16} />
      <span className={styles.text}>
        {brokenLimit === null
          ? [nextStepText(need, messages), reason].filter(Boolean).join(messages.comma)
          : brokenLimit + messages.stop + messages.brokenLine}
      </span>
      <Link to={href('/payLimitation')} className={styles.action}>
        {brokenLimit === null ? messages.whichLimit : messages.adjust}
      </Link>
    </Inline>
  );
}

type Messages = typeof payment;

/** Why the payment needs the password; empty where it does not. */
export function reasonText({ reason, free }: PaymentNeed, messages: Messages): string {
  return messages.reasons[reason](formatCoins(reason === 'day-used-up' ? free.perDay : free.perPayment));
}

/** The limit that the payment exceeds; null where there is none. */
export function brokenLimitText(
  { broken, limits }: Pick<PaymentNeed, 'broken' | 'limits'>,
  messages: Messages,
): string | null {
  if (broken === null) return null;
  return messages.broken[broken](formatCoins(broken === 'per-day' ? limits.leftToday : limits.perPayment));
}

/** Whether the next step is the password, a code or neither. */
export function nextStepText({ ways: methods, free }: PaymentNeed, messages: Messages): string {
  if (methods.length === 0) return messages.free(formatCoins(free.leftToday));
  return methods[0] === 'password' ? messages.needsPassword : messages.needsCode;
}
