import { useState } from 'react';
import { secretLength } from '@/domain/payment-proof';
import { useKeyOrder } from '@/flows/proof/use-key-order';
import { paymentWords } from '@/messages/payment';
import { useWords } from '@/messages/words';
import { PasswordPad } from '@/ui/password-pad';
import styles from './six-digits.module.css';

interface SixDigitsProps {
  /** What was wrong with what was typed before. */
  complaint: string | null;
  /** What is done with it, for those who wait. */
  busyText: string;
  /** The sixth digit was typed; whatever comes of it, what was typed is gone from here. */
  onTyped: (password: string) => void | Promise<void>;
}

/** A new password on its own keys. */
export function SixDigits({ complaint, busyText, onTyped }: SixDigitsProps) {
  const words = useWords(paymentWords);
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
      wrong={complaint !== null && typed === ''}
      order={order}
      words={{
        typed: words.passwordTyped,
        remove: words.removeDigit,
        keys: words.keys,
        shuffle: shuffled ? words.inOrder : words.shuffle,
      }}
      onChange={(value) => void change(value)}
      onShuffle={toggle}
    >
      <div className={styles.below}>
        {busy ? (
          <p role="status">{busyText}</p>
        ) : (
          <p className={styles.complaint} role="alert">
            {complaint}
          </p>
        )}
      </div>
    </PasswordPad>
  );
}
