import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import type { Tenths } from '@/domain/money';
import { isUnsent } from '@/domain/payment/payment-attempt';
import { usePaymentStep } from '@/flows/payment/proof/use-payment-step';
import { transferPayment, type TransferAttempt } from '@/flows/payment/transfer-payment';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { isPersistent } from '@/state/storage';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Sheet } from '@/ui/overlays/sheet';
import { ResultState } from '@/ui/feedback/result-state';
import { IntentSummary } from './intent-summary';
import { LookFirst } from './look-first';
import { TransferProgress } from './transfer-progress';

// The bookings and their forecast are a large part for one line that few people ever see.
const HarmNote = lazyComponent(() => import('@/flows/funding-forecast/harm-note'));

interface ConfirmSheetProps {
  usercode: string;
  /** Of the account that pays; null while it is not known. */
  balance: Tenths | null;
  onClose: () => void;
}

/** The confirm step, and behind it what becomes of the transfer. Back, Esc and the backdrop close it; what was sent goes on. */
export function ConfirmSheet({ usercode, balance, onClose }: ConfirmSheetProps) {
  const messages = useMessages(transferMessages);
  const navigate = useNavigate();
  const attempt = transferPayment.useAttempt(usercode);

  if (attempt === null) {
    return (
      <Sheet title={messages.confirmTitle} onClose={onClose}>
        <ResultState
          title={messages.elsewhere}
          action={{
            label: messages.toDetail,
            onClick: () => void navigate(href('/rewardDetail'), { replace: true }),
          }}
          secondaryAction={{ label: messages.edit, onClick: onClose }}
        />
      </Sheet>
    );
  }
  return <Confirmation usercode={usercode} attempt={attempt} balance={balance} onClose={onClose} />;
}

/** The intent as it is stored, and what sending it needs. */
function Confirmation({
  usercode,
  attempt,
  balance,
  onClose,
}: ConfirmSheetProps & { attempt: TransferAttempt }) {
  const messages = useMessages(transferMessages);
  const { intent, phase } = attempt;
  const { accountType } = intent.content;
  const title = accountType === 0 ? messages.confirmTitle : messages.confirmReward;
  const unsent = isUnsent(attempt);
  const step = usePaymentStep({
    open: unsent,
    kind: 'transfer',
    accountType,
    amount: intent.total,
    key: intent.key,
    description:
      accountType === 0
        ? messages.payLine(messages.personal, intent.recipients.length)
        : messages.rewardPayLine(messages.team, intent.recipients.length),
    pay: () => void transferPayment.send(usercode),
  });

  if (step.sheet !== null) return step.sheet;
  return (
    <Sheet title={title} onClose={onClose}>
      <IntentSummary intent={intent} balance={phase === 'ready' ? balance : null} />
      {phase === 'ready' && <LookFirst intent={intent} />}
      {unsent && <HarmNote accountType={accountType} amount={intent.total} />}
      {phase === 'ready' && !isPersistent() && (
        <NoticeBar tone="warning" alarming>
          {messages.memoryOnly}
        </NoticeBar>
      )}
      {step.isOffline && (
        <NoticeBar tone="warning" alarming>
          {messages.offline}
        </NoticeBar>
      )}
      {unsent && step.note}
      <TransferProgress
        attempt={attempt}
        starting={step.starting}
        blocked={step.blocked}
        onSend={step.start}
        onClose={onClose}
      />
    </Sheet>
  );
}
