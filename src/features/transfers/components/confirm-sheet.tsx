import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import type { Tenths } from '@/domain/money';
import { sendTransfer } from '@/flows/settlement/transfer-errand';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { settlementOf, useSettlements } from '@/state/settlement';
import { isPersistent } from '@/state/storage';
import { NoticeBar } from '@/ui/notice-bar';
import { Sheet } from '@/ui/sheet';
import { StateBlock } from '@/ui/state-block';
import { IntentSummary } from './intent-summary';
import { LookFirst } from './look-first';
import { SettlementProgress } from './settlement-progress';

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
  const [offline, setOffline] = useState(false);

  const send = () => {
    // Sending is the user's own act each time: nothing waits for the network to come back by itself.
    setOffline(!navigator.onLine);
    if (navigator.onLine) void sendTransfer(usercode);
  };

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
  const { intent, phase } = settlement;
  return (
    <Sheet title={words.confirmTitle} onClose={onClose}>
      <IntentSummary intent={intent} balance={phase === 'ready' ? balance : null} />
      {phase === 'ready' && <LookFirst recipients={intent.recipients} />}
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
      <SettlementProgress settlement={settlement} onSend={send} onClose={onClose} />
    </Sheet>
  );
}
