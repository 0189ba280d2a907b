import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { totalOf } from '@/domain/transfers/shares';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { moneyTyped, useTransferDraft } from '@/state/transfer-draft';
import { AmountField } from '@/ui/forms/amount-field';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { QuickAmounts } from '@/ui/forms/quick-amounts';
import { amountFieldId } from '../field-ids';
import { quickAmounts } from '../quick-amounts';
import { useCapText } from '../use-cap-text';

interface SameAmountProps {
  /** Of the account that pays; null while it is not known. */
  balance: Tenths | null;
  validationError: string | null;
  isKeypadOpen: boolean;
  onKeypadOpen: () => void;
  onKeypadClose: () => void;
}

/** The common amount with quick amounts; a tap on the digits opens the keypad. */
export function SameAmount({
  balance,
  validationError,
  isKeypadOpen,
  onKeypadOpen,
  onKeypadClose,
}: SameAmountProps) {
  const messages = useMessages(transferMessages);
  const draft = useTransferDraft();
  const { money } = draft;
  const cap = useCapText();
  const people = draft.transferList.length;
  const total = totalOf(draft);
  const sums =
    total === null || people === 0
      ? cap
      : balance === null
        ? messages.keypadTotal(people, formatCoins(total))
        : messages.keypadNote(people, formatCoins(total), formatCoins(tenths(balance - total)));
  return (
    <>
      <AmountField
        inputId={amountFieldId}
        label={messages.amount}
        value={money}
        note={validationError ?? cap}
        wrong={validationError !== null}
        beside
        onOpen={onKeypadOpen}
        onChange={moneyTyped}
      />
      <QuickAmounts label={messages.quick} amounts={quickAmounts} current={money} onChoose={moneyTyped} />
      {isKeypadOpen && (
        <KeypadSheet
          title={messages.each}
          value={money}
          accessibleText={messages.coins(money === '' ? '0' : money)}
          note={validationError ?? sums}
          alarming={validationError !== null}
          quick={quickAmounts}
          messages={{ remove: messages.keypadDelete, done: messages.keypadDone, quick: messages.quick }}
          onChange={moneyTyped}
          onClose={onKeypadClose}
        />
      )}
    </>
  );
}
