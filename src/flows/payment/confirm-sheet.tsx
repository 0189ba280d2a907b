import type { ReactNode } from 'react';
import type { AccountType } from '@/domain/account';
import { formatCoins, type Tenths } from '@/domain/money';
import { isUnsent, type PaymentAttempt } from '@/domain/payment/payment-attempt';
import type { PaymentKind } from '@/domain/payment/payment-need';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { DescriptionList } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { Sheet } from '@/ui/overlays/sheet';
import { PaymentProgress, type PaymentMessages } from './payment-progress';
import { usePaymentStep } from './proof/use-payment-step';

interface ConfirmMessages extends PaymentMessages {
  payTitle: string;
}

interface ConfirmSheetProps {
  messages: ConfirmMessages;
  /** Null while the result of another payment is unknown: no new payment is sent before that. */
  attempt: PaymentAttempt | null;
  kind: PaymentKind;
  accountType: AccountType;
  /** The total that is shown. */
  total: Tenths;
  /** What the person's account pays of it, which the password and the limits are about. */
  amount: Tenths;
  /** Coins that the account is short of; a payment that is short is not sent. */
  missing: Tenths;
  /** The order at the cashier that is paid; absent where the payment is no order's. */
  order?: string;
  /** Who is paid. */
  payee: string;
  /** Names the account and who is paid, for the password step. */
  description: string;
  /** Who is paid, from where, and what else the person confirms. */
  rows: readonly (readonly [name: string, value: ReactNode])[];
  /** Notices that are shown while the payment can still be sent. */
  children?: ReactNode;
  onSend: () => void;
  onClose: () => void;
}

/** The confirm sheet of a purchase: amount, what is confirmed, password step and progress. Closing it does not stop a payment that was sent. */
export function ConfirmSheet({
  messages,
  attempt,
  kind,
  accountType,
  total,
  amount,
  missing,
  order,
  payee,
  description,
  rows,
  children,
  onSend,
  onClose,
}: ConfirmSheetProps) {
  const canSend = attempt !== null && isUnsent(attempt);
  const step = usePaymentStep({
    open: canSend,
    kind,
    accountType,
    amount,
    calls: [{ key: attempt?.intent.key ?? '', amount }],
    ...(order === undefined ? {} : { order }),
    payee,
    description,
    pay: onSend,
  });

  if (step.sheet !== null) return step.sheet;
  const text = formatCoins(total);
  const isShort = canSend && missing > 0;
  return (
    <Sheet title={messages.payTitle} onClose={onClose}>
      <Money text={text} accessibleText={messages.coins(text)} size="large" />
      <DescriptionList ruled rows={rows} />
      {attempt === null && (
        <>
          <NoticeBar tone="warning">{messages.otherOpen}</NoticeBar>
          <Button block variant="soft" onClick={onClose}>
            {messages.giveUp ?? messages.close}
          </Button>
        </>
      )}
      {canSend && children}
      {isShort && <NoticeBar tone="warning">{messages.short(formatCoins(missing))}</NoticeBar>}
      {canSend && step.note}
      {attempt !== null && (
        <PaymentProgress
          attempt={attempt}
          messages={messages}
          busy={step.starting}
          offReason={step.offReason}
          blocked={step.blocked || isShort}
          onSend={step.start}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}
