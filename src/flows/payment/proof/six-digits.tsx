import { useState, type ReactNode } from 'react';
import { secretLength } from '@/domain/payment/payment-proof';
import { paymentMessages } from '@/messages/payment';
import { useMessages } from '@/messages/language';
import { PasswordPad } from '@/ui/forms/password-pad';
import styles from './six-digits.module.css';
import { useKeyOrder } from './use-key-order';

interface SixDigitsProps {
  /** What was wrong with what was typed before. */
  validationError: string | null;
  /** What is done with it, for those who wait. */
  busyText: string;
  /** The sixth digit was typed; whatever comes of it, what was typed is gone from here. */
  onTyped: (password: string) => void | Promise<void>;
  /** A way out beside the complaint. */
  aside?: ReactNode;
}

/** A payment password on its own keys, an old one or a new one; the sixth digit hands it on. */
export function SixDigits({ validationError, busyText, onTyped, aside }: SixDigitsProps) {
  const messages = useMessages(paymentMessages);
  const { order, shuffled, renew, toggle } = useKeyOrder();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);

  const change = async (value: string) => {
    setTyped(value);
    if (value.length < secretLength) return;
    setBusy(true);
    await onTyped(value);
    setTyped('');
    setBusy(false);
    renew();
  };
  return (
    <PasswordPad
      value={typed}
      busy={busy}
      wrong={validationError !== null && typed === ''}
      order={order}
      messages={{
        typed: messages.passwordTyped,
        remove: messages.removeDigit,
        keys: messages.keys,
        shuffle: shuffled ? messages.inOrder : messages.shuffle,
      }}
      onChange={(value) => void change(value)}
      onShuffle={toggle}
    >
      <div className={styles.below}>
        {busy ? (
          <p role="status">{busyText}</p>
        ) : (
          <p className={styles.validationError} role="alert">
            {validationError}
          </p>
        )}
        {aside}
      </div>
    </PasswordPad>
  );
}
