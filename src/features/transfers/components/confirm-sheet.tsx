import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { isOpen } from '@/domain/settlement';
import { sendTransfer } from '@/flows/settlement/transfer-errand';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { settlementOf, useSettlements } from '@/state/settlement';
import { isPersistent } from '@/state/storage';
import { Sheet } from '@/ui/sheet';
import { StateBlock } from '@/ui/state-block';
import { isOwnSheet } from '../own-sheet';
import { IntentSummary } from './intent-summary';
import { SettlementProgress } from './settlement-progress';

/** The confirm step, and behind it what becomes of the transfer. Back, Esc and the veil close it; what was sent goes on. */
export function ConfirmSheet({ usercode }: { usercode: string }) {
  const words = useWords(transferWords);
  const navigate = useNavigate();
  const location = useLocation();
  const settlement = useSettlements((state) => settlementOf(state, usercode));
  const [offline, setOffline] = useState(false);

  const close = () => {
    void (isOwnSheet(location.state) ? navigate(-1) : navigate(href('/transfer1'), { replace: true }));
  };
  const send = () => {
    // Sending is the user's own act each time: nothing waits for the network to come back by itself.
    setOffline(!navigator.onLine);
    if (navigator.onLine) void sendTransfer(usercode);
  };

  if (settlement === null) {
    return (
      <Sheet title={words.confirmTitle} onClose={close}>
        <StateBlock
          title={words.elsewhere}
          way={{ label: words.toDetail, go: () => void navigate(href('/rewardDetail'), { replace: true }) }}
          otherWay={{ label: words.edit, go: close }}
        />
      </Sheet>
    );
  }
  const { intent, phase } = settlement;
  return (
    <Sheet title={words.confirmTitle} onClose={close}>
      <IntentSummary intent={intent} />
      {phase === 'ready' && !isPersistent() && <p role="alert">{words.memoryOnly}</p>}
      {offline && <p role="alert">{words.offline}</p>}
      <SettlementProgress
        settlement={settlement}
        onSend={send}
        onClose={close}
        onBill={() => void navigate(href('/longballDetail'), { replace: !isOpen(settlement) })}
      />
    </Sheet>
  );
}
