import { useEffect, useRef } from 'react';
import { formatCoins } from '@/domain/money';
import type { PaymentPhase } from '@/domain/payment/payment-attempt';
import type { TransferAttempt } from '@/flows/payment/transfer-payment';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { isPersistent } from '@/state/storage';
import { Button } from '@/ui/forms/button';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { ResultState } from '@/ui/feedback/result-state';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { leaveOut } from '../leave-out';
import styles from './transfer-progress.module.css';

interface TransferProgressProps {
  attempt: TransferAttempt;
  /** What sending needs is still being found out. */
  starting: boolean;
  /** It breaks a limit: there is nothing to send as it is. */
  blocked: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** One button, which stays in reach however long the sheet is; what is said in more words is scrolled to instead. */
const brief: ReadonlySet<PaymentPhase> = new Set(['ready', 'sending', 'working']);

/** Where the transfer stands, in words, and the one thing to do next. */
export function TransferProgress(props: TransferProgressProps) {
  const place = useRef<HTMLDivElement>(null);
  const { phase } = props.attempt;
  useEffect(() => {
    if (!brief.has(phase)) place.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);
  return (
    <div ref={place} className={brief.has(phase) ? styles.held : undefined}>
      <Progress {...props} />
    </div>
  );
}

function Progress({ attempt, starting, blocked, onSend, onClose }: TransferProgressProps) {
  const messages = useMessages(transferMessages);
  const errors = useMessages(errorMessages);
  const { intent, phase, failure } = attempt;
  const total = formatCoins(intent.total);
  const { accountType } = intent.content;
  const why = failure === null ? null : failureText(failure, errors);

  switch (phase) {
    case 'ready':
      return (
        <>
          <p className={styles.final}>{messages.final}</p>
          {blocked ? (
            <Button block variant="soft" onClick={onClose}>
              {messages.edit}
            </Button>
          ) : (
            <Button block busy={starting} onClick={onSend}>
              {isPersistent()
                ? (accountType === 0 ? messages.confirm : messages.confirmRewardSum)(total)
                : messages.sendAnyway(total)}
            </Button>
          )}
        </>
      );
    case 'sending':
    case 'working':
      return (
        <div role="status">
          <Button block busy>
            {messages[phase]}
          </Button>
        </div>
      );
    case 'asking':
    case 'checking':
      return <BeingAsked />;
    case 'refused': {
      const out = failure?.kind === 'code' ? (failure.usercodes ?? []) : [];
      const names = intent.recipients.filter(({ usercode }) => out.includes(usercode));
      const rest = intent.recipients.length - names.length;
      const edit = { label: messages.edit, onClick: onClose };
      const goOn = {
        label: messages.withoutThem(names.map(({ name }) => name).join('、'), rest),
        onClick: () => leaveOut(out, intent.usercode),
      };
      return (
        <ResultState
          alarming
          title={why ?? messages.refused}
          description={messages.refusedLine}
          action={names.length > 0 && rest > 0 ? goOn : edit}
          secondaryAction={names.length > 0 && rest > 0 ? edit : undefined}
        />
      );
    }
    case 'not-sent':
      return (
        <ResultState
          alarming
          title={messages.notSent}
          description={why ?? messages.notSentLine}
          action={{ label: messages.again, onClick: onSend }}
          secondaryAction={{ label: messages.edit, onClick: onClose }}
        />
      );
    case 'done':
      return <p role="status">{messages.arrived}</p>;
  }
}

/** No answer came: what happens now, and that nothing need be done. */
function BeingAsked() {
  const messages = useMessages(transferMessages);
  return (
    <div role="status">
      <NoticeBar tone="warning">{messages.asking}</NoticeBar>
      <div className={styles.steps}>
        <StatusSteps label={messages.progress} steps={messages.steps.map((name) => ({ name }))} current={1} />
      </div>
      <p className={styles.calm}>
        {messages.calm} {messages.leaveFree}
      </p>
    </div>
  );
}
