import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import type { Tenths } from '@/domain/money';
import type { Settlement } from '@/domain/payment/settlement';
import { sendTransfer } from '@/flows/settlement/transfer-errand';
import { usePaymentStep } from '@/flows/proof/use-payment-step';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/language';
import { settlementOf, useSettlements } from '@/state/settlement';
import { isPersistent } from '@/state/storage';
import { deferred } from '@/ui/lazy/lazy-component';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Sheet } from '@/ui/overlays/sheet';
import { StateBlock } from '@/ui/feedback/result-state';
import { contentOf } from '../intent-content';
import { IntentSummary } from './intent-summary';
import { LookFirst } from './look-first';
import { SettlementProgress } from './settlement-progress';

// The bookings and their forecast are a large part for one line that few people ever see.
const HarmNote = deferred(() => import('@/flows/funding-forecast/harm-note'));

interface ConfirmSheetProps {
  usercode: string;
  /** Of the account that pays; null while it is not known. */
  balance: Tenths | null;
  onClose: () => void;
}

/** The confirm step, and behind it what becomes of the transfer. Back, Esc and the veil close it; what was sent goes on. */
export function ConfirmSheet({ usercode, balance, onClose }: ConfirmSheetProps) {
  const words = useWords(transferWords);
  const navigate = useNavigate();
  const settlement = useSettlements((state) => settlementOf(state, usercode));

  if (settlement === null) {
    return (
      <Sheet title={words.confirmTitle} onClose={onClose}>
        <StateBlock
          title={words.elsewhere}
          way={{ label: words.toDetail, go: () => void navigate(href('/rewardDetail'), { replace: true }) }}
          otherWay={{ label: words.edit, go: onClose }}
        />
      </Sheet>
    );
  }
  return <Confirmation usercode={usercode} settlement={settlement} balance={balance} onClose={onClose} />;
}

/** The intent as it is stored, and what sending it needs. */
function Confirmation({
  usercode,
  settlement,
  balance,
  onClose,
}: ConfirmSheetProps & { settlement: Settlement }) {
  const words = useWords(transferWords);
  const [offline, setOffline] = useState(false);
  const { intent, phase } = settlement;
  const { accountType } = contentOf(intent);
  const title = accountType === 0 ? words.confirmTitle : words.confirmReward;
  const unsent = phase === 'ready' || phase === 'not-sent';
  const step = usePaymentStep({
    open: unsent,
    kind: 'transfer',
    accountType,
    amount: intent.total,
    key: intent.key,
    line:
      accountType === 0
        ? words.payLine(words.personal, intent.recipients.length)
        : words.rewardPayLine(words.team, intent.recipients.length),
    pay: () => void sendTransfer(usercode),
  });
  const send = () => {
    // Sending is the user's own act each time: nothing waits for the network to come back by itself.
    setOffline(!navigator.onLine);
    if (navigator.onLine) step.start();
  };

  if (step.sheet !== null) return step.sheet;
  return (
    <Sheet title={title} onClose={onClose}>
      <IntentSummary intent={intent} balance={phase === 'ready' ? balance : null} />
      {phase === 'ready' && <LookFirst intent={intent} />}
      {unsent && <HarmNote accountType={accountType} amount={intent.total} />}
      {phase === 'ready' && !isPersistent() && (
        <NoticeBar tone="warning" alarming>
          {words.memoryOnly}
        </NoticeBar>
      )}
      {offline && (
        <NoticeBar tone="warning" alarming>
          {words.offline}
        </NoticeBar>
      )}
      {unsent && step.note}
      <SettlementProgress
        settlement={settlement}
        starting={step.starting}
        blocked={step.blocked}
        onSend={send}
        onClose={onClose}
      />
    </Sheet>
  );
}
