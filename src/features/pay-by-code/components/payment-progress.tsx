import { formatCoins } from '@/domain/money';
import type { Settlement } from '@/domain/settlement';
import { errorWords } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { payByCodeWords } from '@/messages/pay-by-code';
import { useWords } from '@/messages/words';
import { Button } from '@/ui/button';
import { NoticeBar } from '@/ui/notice-bar';
import styles from './payment-progress.module.css';

interface PaymentProgressProps {
  settlement: Settlement;
  /** What paying needs is still being found out. */
  busy: boolean;
  /** It breaks a limit, or there are not enough coins: there is nothing to pay as it is. */
  blocked: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** Where the payment stands, and the one thing to do next. */
export function PaymentProgress({
  settlement: { intent, phase, failure },
  busy,
  blocked,
  onSend,
  onClose,
}: PaymentProgressProps) {
  const words = useWords(payByCodeWords);
  const errors = useWords(errorWords);
  const why = failure === null ? '' : failureText(failure, errors);
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
            {phase === 'not-sent' ? words.again : words.pay(formatCoins(intent.total))}
          </Button>
          <Button block look="quiet" onClick={onClose}>
            {words.giveUp}
          </Button>
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
            {why === '' ? words.payRefused : why}
          </NoticeBar>
          <p className={styles.final}>{words.payRefused}</p>
          <Button block look="soft" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      );
    case 'done':
      return <p role="status">{words.paid(intent.recipients[0]?.name ?? '')}</p>;
  }
}
