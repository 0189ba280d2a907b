import { useState, type ReactNode } from 'react';
import type { AccountType } from '@/domain/account';
import { formatCoins, type Tenths } from '@/domain/money';
import type { PayingCall } from '@/domain/payment/payment-proof';
import { usePaymentStep } from '@/flows/payment/proof/use-payment-step';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { SendButton } from '@/ui/forms/send-button';
import { DescriptionList } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { Sheet } from '@/ui/overlays/sheet';
import { Note } from '@/ui/text/text';
import styles from './confirm-order-sheet.module.css';

interface ConfirmOrderSheetProps {
  title: string;
  accountType: AccountType;
  /** The largest single run, by which the limits and the password are judged. */
  largest: Tenths;
  /** The sum of the largest runs, where several bookings are changed at once. */
  together?: Tenths;
  /** What is ordered. */
  rows: readonly (readonly [string, ReactNode])[];
  /** Names the account and the recipients while the password is asked for. */
  description: string;
  /** Who is paid. */
  payee: string;
  /** The calls that are confirmed, each with its largest run. */
  callsOf: () => readonly PayingCall[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms an order to pay on days to come, with the password or a code where a payment of its largest run needs it. */
export function ConfirmOrderSheet(props: ConfirmOrderSheetProps) {
  const { title, accountType, largest, together, rows, description, payee, callsOf, onConfirm, onClose } =
    props;
  const messages = useMessages(bookingMessages);
  const [calls] = useState(callsOf);
  const step = usePaymentStep({
    open: true,
    kind: 'booking',
    accountType,
    amount: largest,
    ...(together === undefined ? {} : { together }),
    calls,
    payee,
    description,
    pay: onConfirm,
  });

  if (step.sheet !== null) return step.sheet;
  const coins = formatCoins(largest);
  return (
    <Sheet title={title} onClose={onClose}>
      <Note textAlign="center">{messages.largestRun}</Note>
      <Money text={coins} accessibleText={messages.coins(coins)} size="large" />
      <DescriptionList ruled rows={[...rows, [messages.account, messages.accounts[accountType]]]} />
      {step.note}
      <div className={styles.actionBar}>
        <Note textAlign="center">{messages.orderFinal}</Note>
        <SendButton
          block
          busy={step.starting}
          offReason={step.offReason}
          disabled={step.blocked}
          onClick={step.start}
        >
          {title}
        </SendButton>
        {step.blocked && (
          <Button block variant="quiet" onClick={onClose}>
            {messages.editOrder}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
