import type { AccountType } from '@/domain/account';
import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { isUnsent, type PaymentAttempt } from '@/domain/payment/payment-attempt';
import { merchantPayment } from '@/flows/payment/merchant-payment';
import { PaymentProgress } from '@/flows/payment/payment-progress';
import { usePaymentStep } from '@/flows/payment/proof/use-payment-step';
import { useShownError } from '@/flows/payment/proof/use-shown-error';
import { payByCodeMessages } from '@/messages/pay-by-code';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { DescriptionList } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Sheet } from '@/ui/overlays/sheet';

// Loaded on demand: the forecast of bookings is a lot of code for one line that few people see.
const HarmNote = lazyComponent('harm-note', () => import('@/flows/funding-forecast/harm-note'));

interface MerchantSheetProps {
  usercode: string;
  merchant: string;
  total: Tenths;
  accountType: AccountType;
  /** Null while the result of another payment is unknown: no new payment is sent before that. */
  attempt: PaymentAttempt | null;
  /** The balance of the paying account; null while it is unknown. */
  balance: Tenths | null;
  onClose: () => void;
}

/** The confirm sheet of a payment to a merchant: payee, amount, account and progress. Closing it does not stop a payment that was sent. */
export function MerchantSheet(props: MerchantSheetProps) {
  const { usercode, merchant, total, accountType, attempt, balance, onClose } = props;
  const messages = useMessages(payByCodeMessages);
  const account = messages.accountNames[accountType];
  const canSend = attempt !== null && isUnsent(attempt);
  const missing = balance === null || !canSend ? 0 : total - balance;
  const step = usePaymentStep({
    open: canSend,
    kind: 'code',
    accountType,
    amount: total,
    key: attempt?.intent.key ?? '',
    description: messages.payLine(account, merchant),
    pay: () => void merchantPayment.send(usercode),
  });
  useShownError(step.isOffline ? messages.offline : null);

  if (step.sheet !== null) return step.sheet;
  const amount = formatCoins(total);
  const isSent = attempt !== null && !canSend;
  return (
    <Sheet title={messages.payTitle} onClose={onClose}>
      <Money text={amount} accessibleText={messages.coins(amount)} size="large" />
      <DescriptionList
        ruled
        rows={[
          [messages.payee, merchant],
          [
            messages.from,
            balance === null || missing > 0 || isSent
              ? account
              : messages.after(account, formatCoins(tenths(balance - total))),
          ],
        ]}
      />
      {attempt === null && (
        <>
          <NoticeBar tone="warning">{messages.otherOpen}</NoticeBar>
          <Button block variant="soft" onClick={onClose}>
            {messages.giveUp}
          </Button>
        </>
      )}
      {canSend && <HarmNote accountType={accountType} amount={total} />}
      {missing > 0 && <NoticeBar tone="warning">{messages.short(formatCoins(tenths(missing)))}</NoticeBar>}
      {step.isOffline && (
        <NoticeBar tone="warning" alarming>
          {messages.offline}
        </NoticeBar>
      )}
      {canSend && step.note}
      {attempt !== null && (
        <PaymentProgress
          attempt={attempt}
          messages={{
            ...messages,
            pay: messages.pay(amount),
            payAgain: messages.again,
            paid: messages.paid(merchant),
          }}
          busy={step.starting}
          blocked={step.blocked || missing > 0}
          onSend={step.start}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}
