import { useId, type ReactNode } from 'react';
import { finishAmountInput, formatCoins, normaliseAmountInput, type Tenths } from '@/domain/money';
import { paymentSecurityWords } from '@/messages/payment-security';
import { useWords } from '@/messages/words';
import { Card } from '@/ui/card';
import coin from '@/ui/icons/coin.svg';
import { KeypadSheet } from '@/ui/keypad-sheet';
import { QuickAmounts } from '@/ui/quick-amounts';
import styles from './limit-field.module.css';

interface LimitFieldProps {
  /** Which limit it is. */
  title: string;
  now: Tenths;
  typed: string;
  /** What may be set. */
  range: string;
  complaint: string | null;
  quick: readonly string[];
  /** The keypad is open. */
  typing: boolean;
  onTyping: () => void;
  onTyped: () => void;
  onChange: (typed: string) => void;
  /** Where the limit that stands in the way is changed. */
  children: ReactNode;
}

/** One limit as it is typed; a tap on the digits opens the keypad, a hardware keyboard types right there. */
export function LimitField({
  title,
  now,
  typed,
  range,
  complaint,
  quick,
  typing,
  onTyping,
  onTyped,
  onChange,
  children,
}: LimitFieldProps) {
  const words = useWords(paymentSecurityWords);
  const note = useId();
  const done = () => {
    onChange(finishAmountInput(typed));
    onTyped();
  };
  return (
    <Card title={title} aside={words.now(formatCoins(now))}>
      <div className={styles.field}>
        <img src={coin} width={36} height={36} alt="" />
        <input
          className={styles.digits}
          inputMode="none"
          autoComplete="off"
          placeholder="0.0"
          aria-label={words.amountOf(title)}
          aria-describedby={note}
          aria-invalid={complaint !== null}
          maxLength={12}
          value={typed}
          onClick={onTyping}
          onChange={({ target }) => onChange(normaliseAmountInput(target.value))}
          onBlur={({ target }) => onChange(finishAmountInput(target.value))}
        />
      </div>
      <p
        id={note}
        className={complaint === null ? styles.note : styles.complaint}
        role={complaint === null ? undefined : 'alert'}
      >
        {complaint ?? range}
      </p>
      {children}
      <QuickAmounts
        label={words.quick}
        amounts={quick}
        current={finishAmountInput(typed)}
        onChoose={onChange}
      />
      {typing && (
        <KeypadSheet
          title={title}
          value={typed}
          heard={words.coins(typed === '' ? '0' : typed)}
          note={complaint ?? range}
          alarming={complaint !== null}
          quick={quick}
          words={{ remove: words.removeDigit, done: words.done, quick: words.quick }}
          onChange={(value) => onChange(normaliseAmountInput(value))}
          onClose={done}
        />
      )}
    </Card>
  );
}
