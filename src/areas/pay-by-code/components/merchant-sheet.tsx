import type { AccountType } from '@/domain/account';
import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { isUnsent, type PaymentAttempt } from '@/domain/payment/payment-attempt';
import { ImpactNote } from '@/flows/funding-forecast/lazy-impact-note';
import { ConfirmSheet } from '@/flows/payment/confirm-sheet';
import { merchantPayment } from '@/flows/payment/merchant-payment';
import { payByCodeMessages } from '@/messages/areas/pay-by-code';
import { useMessages } from '@/messages/language';

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

/** The confirm sheet of a payment to a merchant: payee, amount, account and progress. */
export function MerchantSheet(props: MerchantSheetProps) {
  const { usercode, merchant, total, accountType, attempt, balance, onClose } = props;
  const messages = useMessages(payByCodeMessages);
  const account = messages.accountNames[accountType];
  const left = balance === null ? null : balance - total;
  const isSent = attempt !== null && !isUnsent(attempt);
  const amount = formatCoins(total);
  return (
    <ConfirmSheet
      messages={{
        ...messages,
        pay: messages.pay(amount),
        payAgain: messages.again,
        paid: messages.paid(merchant),
      }}
      attempt={attempt}
      kind="code"
      accountType={accountType}
      total={total}
      amount={total}
      missing={tenths(Math.max(0, -(left ?? 0)))}
      payee={merchant}
      description={messages.payLine(account, merchant)}
      rows={[
        [messages.payee, merchant],
        [
          messages.from,
          left === null || left < 0 || isSent ? account : messages.after(account, formatCoins(tenths(left))),
        ],
      ]}
      onSend={() => void merchantPayment.send(usercode)}
      onClose={onClose}
    >
      <ImpactNote accountType={accountType} amount={total} />
    </ConfirmSheet>
  );
}
