import type { PaymentAttempt } from '@/domain/payment/payment-attempt';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import styles from './payment-progress.module.css';

/** What is said of a payment, in the words of its page. */
interface PaymentMessages {
  /** The verb with its sum; where it was not sent, that it is tried again. */
  pay: string;
  payAgain: string;
  payFinal: string;
  payNotSent: string;
  payRefused: string;
  sending: string;
  working: string;
  asking: string;
  checking: string;
  close: string;
  paid: string;
  /** The way out while nothing was sent; none where the sheet's own is enough. */
  giveUp?: string;
}

interface PaymentProgressProps {
  attempt: PaymentAttempt;
  messages: PaymentMessages;
  /** What paying needs is still being found out. */
  busy: boolean;
  /** It breaks a limit, or there are not enough coins: there is nothing to pay as it is. */
  blocked: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** Where a payment stands, and the one thing to do next. */
export function PaymentProgress({
  attempt: { phase, failure },
  messages,
  busy,
  blocked,
  onSend,
  onClose,
}: PaymentProgressProps) {
  const errors = useMessages(errorMessages);
  switch (phase) {
    case 'ready':
    case 'not-sent':
      return (
        <div className={styles.foot}>
          {phase === 'not-sent' && (
            <NoticeBar tone="danger" alarming>
              {messages.payNotSent}
            </NoticeBar>
          )}
          <p className={styles.final}>{messages.payFinal}</p>
          <Button block busy={busy} disabled={blocked} onClick={onSend}>
            {phase === 'not-sent' ? messages.payAgain : messages.pay}
          </Button>
          {messages.giveUp !== undefined && (
            <Button block variant="quiet" onClick={onClose}>
              {messages.giveUp}
            </Button>
          )}
        </div>
      );
    case 'sending':
    case 'working':
      return (
        <div className={styles.foot} role="status">
          <Button block busy>
            {messages[phase]}
          </Button>
        </div>
      );
    case 'asking':
    case 'checking':
      return (
        <div className={styles.foot} role="status">
          <NoticeBar tone="warning">{messages[phase]}</NoticeBar>
        </div>
      );
    case 'refused':
      return (
        <div className={styles.foot}>
          <NoticeBar tone="danger" alarming>
            {failure === null ? messages.payRefused : failureText(failure, errors)}
          </NoticeBar>
          <p className={styles.final}>{messages.payRefused}</p>
          <Button block variant="soft" onClick={onClose}>
            {messages.close}
          </Button>
        </div>
      );
    case 'done':
      return <p role="status">{messages.paid}</p>;
  }
}
