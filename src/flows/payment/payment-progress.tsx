import type { PaymentAttempt } from '@/domain/payment/payment-attempt';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import type { PaymentProgressMessages } from '@/messages/sentences';
import type { SharedMessages } from '@/messages/shared';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { SendButton } from '@/ui/forms/send-button';
import { Note } from '@/ui/text/text';
import styles from './payment-progress.module.css';

/** The messages of a payment, as its page phrases them. */
export interface PaymentMessages extends SharedMessages, PaymentProgressMessages {
  /** The label of the button with the total; `payAgain` after “not sent”. */
  pay: string;
  payAgain: string;
  payFinal: string;
  paid: string;
  /** The label of the button that discards the payment; absent where closing the sheet is enough. */
  giveUp?: string;
}

interface PaymentProgressProps {
  attempt: PaymentAttempt;
  messages: PaymentMessages;
  /** The requirements of the payment are still being fetched. */
  busy: boolean;
  /** Why nothing can be sent now; null where something can. */
  offReason: string | null;
  /** The payment exceeds a limit or the balance. */
  blocked: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** The state of a payment, with the button for the next action. */
export function PaymentProgress({
  attempt: { phase, failure },
  messages,
  busy,
  offReason,
  blocked,
  onSend,
  onClose,
}: PaymentProgressProps) {
  const errors = useMessages(errorMessages);
  switch (phase) {
    case 'ready':
    case 'not-sent':
      return (
        <div className={styles.actionBar}>
          {phase === 'not-sent' && (
            <NoticeBar tone="danger" alarming>
              {messages.payNotSent}
            </NoticeBar>
          )}
          <Note textAlign="center">{messages.payFinal}</Note>
          <SendButton block busy={busy} offReason={offReason} disabled={blocked} onClick={onSend}>
            {phase === 'not-sent' ? messages.payAgain : messages.pay}
          </SendButton>
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
        <div className={styles.actionBar} role="status">
          <Button block busy>
            {messages[phase]}
          </Button>
        </div>
      );
    case 'asking':
    case 'checking':
      return (
        <div className={styles.actionBar} role="status">
          <NoticeBar tone="warning">{messages[phase]}</NoticeBar>
        </div>
      );
    case 'refused':
      return (
        <div className={styles.actionBar}>
          <NoticeBar tone="danger" alarming>
            {failure === null ? messages.payRefused : failureText(failure, errors)}
          </NoticeBar>
          <Note textAlign="center">{messages.payRefused}</Note>
          <Button block variant="soft" onClick={onClose}>
            {messages.close}
          </Button>
        </div>
      );
    case 'done':
      return <p role="status">{messages.paid}</p>;
  }
}
