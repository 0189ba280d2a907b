import type { ReactNode } from 'react';
import { formatCoins, type Tenths } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { AmountField } from '@/ui/forms/amount-field';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { QuickAmounts } from '@/ui/forms/quick-amounts';
import { Card } from '@/ui/layout/card';
import { paymentSecurityMessages } from '../messages';

interface LimitFieldProps {
  /** The name of the limit. */
  title: string;
  currentLimit: Tenths;
  /** As typed. */
  value: string;
  /** The range that may be set, as text. */
  range: string;
  validationError: string | null;
  quick: readonly string[];
  isKeypadOpen: boolean;
  onOpenKeypad: () => void;
  onCloseKeypad: () => void;
  onChange: (value: string) => void;
  /** A link to the other limit, where that one prevents this change. */
  children: ReactNode;
}

/** The field for one limit; a tap on the digits opens the keypad, a hardware keyboard types into the field. */
export function LimitField({
  title,
  currentLimit,
  value,
  range,
  validationError,
  quick,
  isKeypadOpen,
  onOpenKeypad,
  onCloseKeypad,
  onChange,
  children,
}: LimitFieldProps) {
  const messages = useMessages(paymentSecurityMessages);
  return (
    <Card title={title} aside={messages.now(formatCoins(currentLimit))}>
      <AmountField
        label={messages.amountOf(title)}
        value={value}
        note={validationError ?? range}
        wrong={validationError !== null}
        onOpen={onOpenKeypad}
        onChange={onChange}
      />
      {children}
      <QuickAmounts label={messages.quick} amounts={quick} current={value} onChoose={onChange} />
      {isKeypadOpen && (
        <KeypadSheet
          title={title}
          value={value}
          accessibleText={messages.coins(value === '' ? '0' : value)}
          note={validationError ?? range}
          alarming={validationError !== null}
          quick={quick}
          messages={{ remove: messages.removeDigit, done: messages.done, quick: messages.quick }}
          onChange={onChange}
          onClose={onCloseKeypad}
        />
      )}
    </Card>
  );
}
