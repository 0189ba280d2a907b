import { useNavigate } from 'react-router-dom';
import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { isUnsent, type PaymentAttempt } from '@/domain/payment/payment-attempt';
import { bookingPayment, runKey } from '@/flows/payment/booking-payment';
import { PaymentProgress } from '@/flows/payment/payment-progress';
import { usePaymentStep } from '@/flows/payment/proof/use-payment-step';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { Booking, BookingRun } from '@/queries/bookings';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { DescriptionList } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { Sheet } from '@/ui/overlays/sheet';
import { NamedPeople } from '@/ui/people/named-people';
import { longDay } from '../describe';
import { topUpPage } from '../top-up';
import { useBookingNames } from '../use-booking-names';
import styles from './pay-again-sheet.module.css';

interface PayAgainSheetProps {
  usercode: string;
  booking: Booking;
  run: BookingRun;
  attempt: PaymentAttempt;
  /** May be negative; null while it is not known. */
  balance: Tenths | null;
  onClose: () => void;
}

/** Pays one run that could not be paid when it was due. Closing the sheet does not stop a payment that was sent. */
export function PayAgainSheet(props: PayAgainSheetProps) {
  const { usercode, booking, run, attempt, balance, onClose } = props;
  const messages = useMessages(bookingMessages);
  const navigate = useNavigate();
  const nameOf = useBookingNames(booking.accountType);
  const { intent } = attempt;
  const { accountType } = booking;
  const payer = messages.accounts[accountType];
  const who = messages.names(run.recipients.map(nameOf));
  const isAttemptOfRun = intent.fingerprint === runKey(booking, run);
  const canSend = isUnsent(attempt);
  const missing = balance === null || !canSend ? 0 : run.amount - balance;
  const step = usePaymentStep({
    open: isAttemptOfRun && canSend && missing <= 0,
    kind: 'transfer',
    accountType,
    amount: intent.total,
    calls: [{ key: intent.key, amount: intent.total }],
    payee: who,
    description: messages.payLine(payer, who),
    pay: () => void bookingPayment.send(usercode),
  });

  if (step.sheet !== null) return step.sheet;
  const total = formatCoins(run.amount);
  const names = run.recipients.map(({ name }) => name);
  return (
    <Sheet title={messages.payTitle} onClose={onClose}>
      <Money text={total} accessibleText={messages.coins(total)} size="large" />
      <DescriptionList
        ruled
        rows={[
          [messages.toWhom, <NamedPeople key="names" names={names} text={who} />],
          [messages.dayOfRun, longDay(run.day, messages)],
          [messages.account, payerText(payer, balance, run.amount, messages)],
        ]}
      />
      {!isAttemptOfRun ? (
        <NoticeBar tone="warning">{messages.otherOpen}</NoticeBar>
      ) : missing > 0 ? (
        <>
          <NoticeBar tone="warning">{messages.payShort(formatCoins(tenths(missing)))}</NoticeBar>
          <div className={styles.actionBar}>
            <Button block variant="soft" onClick={() => void navigate(topUpPage(accountType))}>
              {messages.toTopUp}
            </Button>
          </div>
        </>
      ) : (
        <>
          {canSend && step.note}
          <PaymentProgress
            attempt={attempt}
            messages={{ ...messages, pay: messages.payConfirm(total), payAgain: messages.payConfirm(total) }}
            busy={step.starting}
            offReason={step.offReason}
            blocked={step.blocked}
            onSend={step.start}
            onClose={onClose}
          />
        </>
      )}
    </Sheet>
  );
}

function payerText(
  payer: string,
  balance: Tenths | null,
  amount: Tenths,
  messages: typeof bookingMessages.zh,
) {
  if (balance === null || balance < amount) return payer;
  return messages.after(payer, formatCoins(tenths(balance - amount)));
}
