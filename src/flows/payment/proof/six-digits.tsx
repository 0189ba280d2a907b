import { useState, type ReactNode } from 'react';
import { secretLength } from '@/domain/payment/payment-proof';
import { paymentMessages } from '@/messages/areas/payment';
import { useMessages } from '@/messages/language';
import { PasswordPad } from '@/ui/forms/password-pad';
import { Inline } from '@/ui/layout/box';
import { Text } from '@/ui/text/text';
import { useKeyOrder } from './use-key-order';

interface SixDigitsProps {
  /** The error of the former entry. */
  validationError: string | null;
  /** Shown while the promise of `onTyped` is pending. */
  busyText: string;
  /** Called with the sixth digit; the field is emptied afterwards. */
  onTyped: (password: string) => void | Promise<void>;
  /** Shown beside the error. */
  aside?: ReactNode;
}

/** The field and the keypad for a payment password. */
export function SixDigits({ validationError, busyText, onTyped, aside }: SixDigitsProps) {
  const messages = useMessages(paymentMessages);
  const { order, shuffled, renew, toggle } = useKeyOrder();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);

  const handleChange = async (value: string) => {
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
      onChange={(value) => void handleChange(value)}
      onShuffle={toggle}
    >
      <Inline minHeight="tap" marginTop={1} marginBottom={2} tone="secondary" size="note">
        {busy ? (
          <p role="status">{busyText}</p>
        ) : (
          <Text as="p" tone="danger" weight="medium" role="alert">
            {validationError}
          </Text>
        )}
        {aside}
      </Inline>
    </PasswordPad>
  );
}
