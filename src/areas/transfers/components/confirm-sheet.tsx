import { useNavigate } from 'react-router-dom';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import type { Tenths } from '@/domain/money';
import { isUnsent } from '@/domain/payment/payment-attempt';
import { ImpactNote } from '@/flows/funding-forecast/lazy-impact-note';
import { usePaymentStep } from '@/flows/payment/proof/use-payment-step';
import { transferPayment, type TransferAttempt } from '@/flows/payment/transfer-payment';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { isPersistent } from '@/state/storage';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { ResultState } from '@/ui/feedback/result-state';
import { Sheet } from '@/ui/overlays/sheet';
import { IntentSummary } from './intent-summary';
import { LazyPreCheckCard } from './lazy-pre-check-card';
import { TransferProgress } from './transfer-progress';

interface ConfirmSheetProps {
  usercode: string;
  /** Of the account that pays; null while it is not known. */
  balance: Tenths | null;
  onClose: () => void;
}

/** The confirm step, then the state of the transfer. Closing the sheet does not stop a payment that was sent. */
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
            label: messages.kinds[0].toDetail,
            onClick: () => void navigate(href('/rewardDetail'), { replace: true }),
          }}
          secondaryAction={{ label: messages.edit, onClick: onClose }}
        />
      </Sheet>
    );
  }
  return <Confirmation usercode={usercode} attempt={attempt} balance={balance} onClose={onClose} />;
}

/** The stored intent, with the password or code step that sending it needs. */
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
  const canSend = isUnsent(attempt);
  const who = messages.names(intent.recipients.map(namesToldApart(intent.recipients)));
  const step = usePaymentStep({
    open: canSend,
    kind: 'transfer',
    accountType,
    amount: intent.total,
    calls: [{ key: intent.key, amount: intent.total }],
    payee: who,
    description:
      accountType === 0
        ? messages.payLine(messages.personal, who)
        : messages.rewardPayLine(messages.team, who),
    pay: () => void transferPayment.send(usercode),
  });

  if (step.sheet !== null) return step.sheet;
  return (
    <Sheet title={title} onClose={onClose}>
      <IntentSummary intent={intent} balance={phase === 'ready' ? balance : null} />
      {phase === 'ready' && <LazyPreCheckCard intent={intent} />}
      {canSend && <ImpactNote accountType={accountType} amount={intent.total} />}
      {phase === 'ready' && !isPersistent() && (
        <NoticeBar tone="warning" alarming>
          {messages.memoryOnly}
        </NoticeBar>
      )}
      {canSend && step.note}
      <TransferProgress
        attempt={attempt}
        isStarting={step.starting}
        offReason={step.offReason}
        isBlocked={step.blocked}
        onSend={step.start}
        onClose={onClose}
      />
    </Sheet>
  );
}
