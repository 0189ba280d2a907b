import type { PaymentAttempt } from '@/domain/payment/payment-attempt';
import { errorWords } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useWords } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import styles from './payment-progress.module.css';

/** What is said of a payment, in the words of its page. */
interface PaymentWords {
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
  words: PaymentWords;
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
  words,
  busy,
  blocked,
  onSend,
  onClose,
}: PaymentProgressProps) {
  const errors = useWords(errorWords);
  switch (phase) {
    case 'ready':
    case 'not-sent':
      return (
        <div className={styles.foot}>
          {phase === 'not-sent' && (
            <NoticeBar tone="danger" alarming>
              {words.payNotSent}
            </NoticeBar>
          )}
          <p className={styles.final}>{words.payFinal}</p>
          <Button block busy={busy} disabled={blocked} onClick={onSend}>
            {phase === 'not-sent' ? words.payAgain : words.pay}
          </Button>
          {words.giveUp !== undefined && (
            <Button block look="quiet" onClick={onClose}>
              {words.giveUp}
            </Button>
          )}
        </div>
      );
    case 'sending':
    case 'working':
      return (
        <div className={styles.foot} role="status">
          <Button block busy>
            {words[phase]}
          </Button>
        </div>
      );
    case 'asking':
    case 'checking':
      return (
        <div className={styles.foot} role="status">
          <NoticeBar tone="warning">{words[phase]}</NoticeBar>
        </div>
      );
    case 'refused':
      return (
        <div className={styles.foot}>
          <NoticeBar tone="danger" alarming>
            {failure === null ? words.payRefused : failureText(failure, errors)}
          </NoticeBar>
          <p className={styles.final}>{words.payRefused}</p>
          <Button block look="soft" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      );
    case 'done':
      return <p role="status">{words.paid}</p>;
  }
}
