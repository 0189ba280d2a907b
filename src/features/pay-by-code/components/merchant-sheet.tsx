import { useState } from 'react';
import type { AccountType } from '@/domain/account';
import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { isUnsent, type Settlement } from '@/domain/payment/settlement';
import { usePaymentStep } from '@/flows/proof/use-payment-step';
import { payMerchant } from '@/flows/settlement/merchant-payment';
import { PaymentProgress } from '@/flows/settlement/payment-progress';
import { payByCodeWords } from '@/messages/pay-by-code';
import { useWords } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Facts } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { deferred } from '@/ui/lazy/lazy-component';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Sheet } from '@/ui/overlays/sheet';

// The bookings and their forecast are a large part for one line that few people ever see.
const HarmNote = deferred(() => import('@/flows/funding-forecast/harm-note'));

interface MerchantSheetProps {
  usercode: string;
  merchant: string;
  total: Tenths;
  accountType: AccountType;
  /** Null while another payment is still open: nothing new is sent before its result is there. */
  settlement: Settlement | null;
  /** Of the account that pays; null while it is not known. */
  balance: Tenths | null;
  onClose: () => void;
}

/** The confirm step of a payment to a merchant: whom, how much, from where, and what becomes of it. What was sent goes on when it closes. */
export function MerchantSheet(props: MerchantSheetProps) {
  const { usercode, merchant, total, accountType, settlement, balance, onClose } = props;
  const words = useWords(payByCodeWords);
  const [offline, setOffline] = useState(false);
  const account = words.accountNames[accountType];
  const unsent = settlement !== null && isUnsent(settlement);
  const missing = balance === null || !unsent ? 0 : total - balance;
  const step = usePaymentStep({
    open: unsent,
    kind: 'code',
    accountType,
    amount: total,
    key: settlement?.intent.key ?? '',
    line: words.payLine(account, merchant),
    pay: () => void payMerchant(usercode),
  });
  const send = () => {
    // Sending is the user's own act each time: nothing waits for the network to come back by itself.
    setOffline(!navigator.onLine);
    if (navigator.onLine) step.start();
  };
  if (step.sheet !== null) return step.sheet;
  const amount = formatCoins(total);
  const isFinal = settlement !== null && !unsent;
  return (
    <Sheet title={words.payTitle} onClose={onClose}>
      <Money text={amount} heard={words.coins(amount)} size="large" />
      <Facts
        ruled
        rows={[
          [words.payee, merchant],
          [
            words.from,
            balance === null || missing > 0 || isFinal
              ? account
              : words.after(account, formatCoins(tenths(balance - total))),
          ],
        ]}
      />
      {settlement === null && (
        <>
          <NoticeBar tone="warning">{words.otherOpen}</NoticeBar>
          <Button block look="soft" onClick={onClose}>
            {words.giveUp}
          </Button>
        </>
      )}
      {unsent && <HarmNote accountType={accountType} amount={total} />}
      {missing > 0 && <NoticeBar tone="warning">{words.short(formatCoins(tenths(missing)))}</NoticeBar>}
      {offline && (
        <NoticeBar tone="warning" alarming>
          {words.offline}
        </NoticeBar>
      )}
      {unsent && step.note}
      {settlement !== null && (
        <PaymentProgress
          settlement={settlement}
          words={{ ...words, pay: words.pay(amount), payAgain: words.again, paid: words.paid(merchant) }}
          busy={step.starting}
          blocked={step.blocked || missing > 0}
          onSend={send}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}
