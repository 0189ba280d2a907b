import { useLayoutEffect, type ReactNode } from 'react';
import { digitsOf } from '@/domain/payment/payment-proof';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
import { SixBoxes } from './six-boxes';
import styles from './password-pad.module.css';
import boxes from './six-boxes.module.css';

interface PasswordPadProps {
  value: string;
  /** The password is being checked; the keys are disabled. */
  busy: boolean;
  wrong: boolean;
  /** The digits in the order of the keys. */
  order: string;
  /** `typed` takes the number of typed digits, never the digits themselves. */
  messages: { typed: (count: number) => string; remove: string; keys: string; shuffle: string };
  onChange: (value: string) => void;
  onShuffle: () => void;
  /** Shown between the boxes and the keys. */
  children: ReactNode;
}

/**
 * A keypad for the payment password. Typed digits are shown as dots and announced as a count; hardware keyboards work as well, and what was
 * copied from a password manager can be pasted. No input element ever holds the password.
 */
export function PasswordPad({
  value,
  busy,
  wrong,
  order,
  messages,
  onChange,
  onShuffle,
  children,
}: PasswordPadProps) {
  // Before the keys are seen, so that no digit which is typed at once is lost.
  useLayoutEffect(() => {
    if (busy) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (digitsOf(event.key).length === 1 && event.key.length === 1) onChange(digitsOf(value + event.key));
      if (event.key === 'Backspace') onChange(value.slice(0, -1));
    };
    const handlePaste = ({ clipboardData }: ClipboardEvent) => {
      const pasted = digitsOf(clipboardData?.getData('text') ?? '');
      if (pasted !== '') onChange(pasted);
    };
    addEventListener('keydown', handleKeyDown);
    addEventListener('paste', handlePaste);
    return () => {
      removeEventListener('keydown', handleKeyDown);
      removeEventListener('paste', handlePaste);
    };
  }, [busy, value, onChange]);
  const renderKey = (digit: string) => (
    <button
      key={digit}
      type="button"
      className={styles.key}
      disabled={busy}
      onClick={() => onChange(digitsOf(value + digit))}
    >
      {digit}
    </button>
  );
  return (
    <>
      <p className="visuallyHidden" role="status">
        {messages.typed(value.length)}
      </p>
      <div className={boxes.boxes}>
        <SixBoxes typed={value} secret wrong={wrong} />
      </div>
      {children}
      <div className={styles.keys} role="group" aria-label={messages.keys}>
        {Array.from(order.slice(0, 9), renderKey)}
        <Text as="button" type="button" paddingX={2} tone="secondary" size="note" onClick={onShuffle}>
          {messages.shuffle}
        </Text>
        {renderKey(order.slice(9))}
        <button
          type="button"
          className={styles.key}
          aria-label={messages.remove}
          disabled={busy || value === ''}
          onClick={() => onChange(value.slice(0, -1))}
        >
          <Icon name="backspace" />
        </button>
      </div>
    </>
  );
}
