import { lastResetDay } from '@/domain/family-pay/family-period';
import { useMessages } from '@/messages/language';
import { AmountField } from '@/ui/forms/amount-field';
import { ControlRow } from '@/ui/forms/form-row';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { QuickAmounts } from '@/ui/forms/quick-amounts';
import { SelectField } from '@/ui/forms/select-field';
import { Card } from '@/ui/layout/card';
import { familyPayMessages } from '../messages';

interface TermsFieldsProps {
  /** As typed. */
  cap: string;
  resetDay: number;
  /** A hint below the cap, or what is wrong with it. */
  note: string;
  isWrong: boolean;
  keypad: { isOpen: boolean; open: () => void; close: () => void };
  onChange: (changed: { cap?: string; resetDay?: number }) => void;
}

const quickCaps = ['100', '300', '500', '1000'];
const days = Array.from({ length: lastResetDay }, (_, index) => index + 1);

/** The cap of a month and the day on which it starts anew. */
export function TermsFields({ cap, resetDay, note, isWrong, keypad, onChange }: TermsFieldsProps) {
  const messages = useMessages(familyPayMessages);
  const handleType = (typed: string) => onChange({ cap: typed });
  return (
    <>
      <Card title={messages.cap}>
        <AmountField
          label={messages.cap}
          value={cap}
          note={note}
          wrong={isWrong}
          onOpen={keypad.open}
          onChange={handleType}
        />
        <QuickAmounts label={messages.quick} amounts={quickCaps} current={cap} onChoose={handleType} />
        {keypad.isOpen && (
          <KeypadSheet
            title={messages.cap}
            value={cap}
            accessibleText={messages.coins(cap === '' ? '0' : cap)}
            note={note}
            alarming={isWrong}
            quick={quickCaps}
            messages={{ remove: messages.remove, done: messages.done, quick: messages.quick }}
            onChange={handleType}
            onClose={keypad.close}
          />
        )}
      </Card>
      <Card>
        <ControlRow label={messages.resetDay} note={messages.resetNote}>
          <SelectField
            label={messages.resetDay}
            value={String(resetDay)}
            options={days.map((day) => [String(day), messages.dayOfMonth(day)])}
            onChange={(day) => onChange({ resetDay: Number(day) })}
          />
        </ControlRow>
      </Card>
    </>
  );
}
