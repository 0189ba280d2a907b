import type { ReactNode } from 'react';
import { finishAmountInput, formatCoins, normaliseAmountInput, type Tenths } from '@/domain/money';
import { paymentSecurityWords } from '@/messages/payment-security';
import { useWords } from '@/messages/language';
import { AmountField } from '@/ui/forms/amount-field';
import { Card } from '@/ui/layout/card';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { QuickAmounts } from '@/ui/forms/quick-amounts';

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
  const done = () => {
    onChange(finishAmountInput(typed));
    onTyped();
  };
  return (
    <Card title={title} aside={words.now(formatCoins(now))}>
      <AmountField
        label={words.amountOf(title)}
        value={typed}
        note={complaint ?? range}
        wrong={complaint !== null}
        onOpen={onTyping}
        onChange={onChange}
      />
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
