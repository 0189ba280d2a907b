import { useNavigate } from 'react-router-dom';
import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { isUnsent, type PaymentAttempt } from '@/domain/payment/payment-attempt';
import { bookingPayment, runKey } from '@/flows/payment/booking-payment';
import { PaymentProgress } from '@/flows/payment/payment-progress';
import { usePaymentStep } from '@/flows/payment/proof/use-payment-step';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/language';
import type { Booking, BookingRun } from '@/queries/bookings';
import { Button } from '@/ui/forms/button';
import { Facts } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { NamedPeople } from '@/ui/people/named-people';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Sheet } from '@/ui/overlays/sheet';
import { longDay } from '../describe';
import { topUpOf } from '../top-up';
import styles from './pay-again-sheet.module.css';

interface PayAgainSheetProps {
  usercode: string;
  booking: Booking;
  run: BookingRun;
  attempt: PaymentAttempt;
  /** The raw balance; null while it is not known. */
  balance: Tenths | null;
  onClose: () => void;
}

/** Pays one run that could not be paid: who, how much, from where, and what becomes of it. Back and the backdrop close it; what was sent goes on. */
export function PayAgainSheet(props: PayAgainSheetProps) {
  const { usercode, booking, run, attempt, balance, onClose } = props;
  const words = useWords(bookingWords);
  const navigate = useNavigate();
  const { intent } = attempt;
  const { accountType } = booking;
  const payer = words.accounts[accountType];
  const isThis = intent.fingerprint === runKey(booking, run);
  const unsent = isUnsent(attempt);
  const missing = balance === null || !unsent ? 0 : run.amount - balance;
  const step = usePaymentStep({
    open: isThis && unsent && missing <= 0,
    kind: 'transfer',
    accountType,
    amount: intent.total,
    key: intent.key,
    line: words.payLine(payer, run.recipients.length),
    pay: () => void bookingPayment.send(usercode),
  });

  if (step.sheet !== null) return step.sheet;
  const total = formatCoins(run.amount);
  const names = run.recipients.map(({ name }) => name);
  return (
    <Sheet title={words.payTitle} onClose={onClose}>
      <Money text={total} heard={words.amountHeard(total)} size="large" />
      <Facts
        ruled
        rows={[
          [words.toWhom, <NamedPeople key="names" names={names} text={words.names(names)} />],
          [words.dayOfRun, longDay(run.day, words)],
          [words.account, payerText(payer, balance, run.amount, words)],
        ]}
      />
      {!isThis ? (
        <NoticeBar tone="warning">{words.otherOpen}</NoticeBar>
      ) : missing > 0 ? (
        <>
          <NoticeBar tone="warning">{words.payShort(formatCoins(tenths(missing)))}</NoticeBar>
          <div className={styles.foot}>
            <Button block look="soft" onClick={() => void navigate(topUpOf(accountType))}>
              {words.toTopUp}
            </Button>
          </div>
        </>
      ) : (
        <>
          {step.isOffline && (
            <NoticeBar tone="warning" alarming>
              {words.offline}
            </NoticeBar>
          )}
          {unsent && step.note}
          <PaymentProgress
            attempt={attempt}
            words={{ ...words, pay: words.payConfirm(total), payAgain: words.payConfirm(total) }}
            busy={step.starting}
            blocked={step.blocked}
            onSend={step.start}
            onClose={onClose}
          />
        </>
      )}
    </Sheet>
  );
}

function payerText(payer: string, balance: Tenths | null, amount: Tenths, words: typeof bookingWords.zh) {
  if (balance === null || balance < amount) return payer;
  return words.after(payer, formatCoins(tenths(balance - amount)));
}
