import type { ReactNode } from 'react';
import { finishAmountInput, formatCoins, normaliseAmountInput, type Tenths } from '@/domain/money';
import { paymentSecurityMessages } from '@/messages/payment-security';
import { useMessages } from '@/messages/language';
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
  validationError: string | null;
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
  validationError,
  quick,
  typing,
  onTyping,
  onTyped,
  onChange,
  children,
}: LimitFieldProps) {
  const messages = useMessages(paymentSecurityMessages);
  const done = () => {
    onChange(finishAmountInput(typed));
    onTyped();
  };
  return (
    <Card title={title} aside={messages.now(formatCoins(now))}>
      <AmountField
        label={messages.amountOf(title)}
        value={typed}
        note={validationError ?? range}
        wrong={validationError !== null}
        onOpen={onTyping}
        onChange={onChange}
      />
      {children}
      <QuickAmounts
        label={messages.quick}
        amounts={quick}
        current={finishAmountInput(typed)}
        onChoose={onChange}
      />
      {typing && (
        <KeypadSheet
          title={title}
          value={typed}
          accessibleText={messages.coins(typed === '' ? '0' : typed)}
          note={validationError ?? range}
          alarming={validationError !== null}
          quick={quick}
          messages={{ remove: messages.removeDigit, done: messages.done, quick: messages.quick }}
          onChange={(value) => onChange(normaliseAmountInput(value))}
          onClose={done}
        />
      )}
    </Card>
  );
}
