import { useEffect, useRef } from 'react';
import type { AccountType } from '@/domain/account';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { formatCoins } from '@/domain/money';
import type { PaymentPhase } from '@/domain/payment/payment-attempt';
import type { TransferAttempt } from '@/flows/payment/transfer-payment';
import { transferMessages } from '@/messages/areas/transfers';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { punctuationMessages } from '@/messages/punctuation';
import { isPersistent } from '@/state/storage';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { ResultState } from '@/ui/feedback/result-state';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { Button } from '@/ui/forms/button';
import { SendButton } from '@/ui/forms/send-button';
import { Note } from '@/ui/text/text';
import { excludeRecipients } from '../exclude-recipients';
import styles from './transfer-progress.module.css';

interface TransferProgressProps {
  attempt: TransferAttempt;
  /** While the app checks whether a password is needed. */
  isStarting: boolean;
  /** Why nothing can be sent now; null where something can. */
  offReason: string | null;
  /** The amount exceeds a limit, so it cannot be sent as it is. */
  isBlocked: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** Phases with only a button, which sticks to the bottom of the sheet; longer messages are scrolled into view instead. */
const buttonPhases: ReadonlySet<PaymentPhase> = new Set(['ready', 'sending', 'working']);

/** The state of a transfer and the next action. */
export function TransferProgress(props: TransferProgressProps) {
  const container = useRef<HTMLDivElement>(null);
  const { phase } = props.attempt;
  useEffect(() => {
    if (!buttonPhases.has(phase)) container.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);
  return (
    <div ref={container} className={buttonPhases.has(phase) ? styles.held : undefined}>
      <Progress {...props} />
    </div>
  );
}

function Progress({ attempt, isStarting, offReason, isBlocked, onSend, onClose }: TransferProgressProps) {
  const messages = useMessages(transferMessages);
  const marks = useMessages(punctuationMessages);
  const errors = useMessages(errorMessages);
  const { intent, phase, failure } = attempt;
  const total = formatCoins(intent.total);
  const { accountType } = intent.content;
  const words = messages.kinds[accountType];
  const failureMessage = failure === null ? null : failureText(failure, errors);

  switch (phase) {
    case 'ready':
      return (
        <>
          <Note>{words.final}</Note>
          {isBlocked ? (
            <Button block variant="soft" onClick={onClose}>
              {messages.edit}
            </Button>
          ) : (
            <SendButton block busy={isStarting} offReason={offReason} onClick={onSend}>
              {isPersistent()
                ? (accountType === 0 ? messages.confirm : messages.confirmRewardSum)(total)
                : words.sendAnyway(total)}
            </SendButton>
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
      return <OutcomePending accountType={accountType} />;
    case 'refused': {
      const refusedCodes = failure?.kind === 'code' ? (failure.usercodes ?? []) : [];
      const refusedPeople = intent.recipients.filter(({ usercode }) => refusedCodes.includes(usercode));
      const rest = intent.recipients.length - refusedPeople.length;
      const edit = { label: messages.edit, onClick: onClose };
      const sendToRest = {
        label: messages.withoutThem(marks.listed(refusedPeople.map(namesToldApart(intent.recipients))), rest),
        onClick: () => excludeRecipients(refusedCodes, intent.usercode),
      };
      return (
        <ResultState
          alarming
          title={failureMessage ?? words.refused}
          description={messages.refusedLine}
          failure={failure ?? undefined}
          action={refusedPeople.length > 0 && rest > 0 ? sendToRest : edit}
          secondaryAction={refusedPeople.length > 0 && rest > 0 ? edit : undefined}
        />
      );
    }
    case 'not-sent':
      return (
        <>
          <ResultState
            alarming
            title={messages.notSent}
            description={failureMessage ?? words.notSentLine}
            failure={failure ?? undefined}
          />
          <SendButton block offReason={offReason} onClick={onSend}>
            {messages.again}
          </SendButton>
          <Button block variant="quiet" onClick={onClose}>
            {messages.edit}
          </Button>
        </>
      );
    case 'done':
      return <p role="status">{messages.arrived}</p>;
  }
}

/** Shown while the outcome of an unanswered transfer is queried. */
function OutcomePending({ accountType }: { accountType: AccountType }) {
  const messages = useMessages(transferMessages);
  return (
    <div role="status">
      <NoticeBar tone="warning">{messages.kinds[accountType].asking}</NoticeBar>
      <div className={styles.steps}>
        <StatusSteps label={messages.progress} steps={messages.steps.map((name) => ({ name }))} current={1} />
      </div>
      <Note marginBottom={3} textAlign="center">
        {messages.calm} {messages.leaveFree}
      </Note>
    </div>
  );
}
