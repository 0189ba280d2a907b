import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { toReceiptTime } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { isOpen } from '@/domain/payment/settlement';
import { billOf, paidFrom, sendsFrom } from '@/domain/transfers/transfer';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { settlementCleared, settlementOf, useSettlements } from '@/state/settlement';
import { Card } from '@/ui/layout/card';
import { StateBlock } from '@/ui/feedback/result-state';
import { finishTransfer, resumeTransfer } from './transfer-errand';

/** How often this page offers to take over from a tab that may be gone, ms. */
const takeOverEvery = 3_000;

/** A transfer that was under way when its page went away: found again, asked about, and shown until its end was seen. */
export function UnfinishedTransfer({ hidden = false }: { hidden?: boolean }) {
  const words = useWords(transferWords);
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  const usercode = user?.usercode ?? '';
  const settlement = useSettlements((state) => settlementOf(state, usercode));
  const open = settlement !== null && isOpen(settlement);

  useEffect(() => {
    if (!open) {
      finishTransfer(usercode);
      return;
    }
    void resumeTransfer(usercode);
    const again = setInterval(() => void resumeTransfer(usercode), takeOverEvery);
    return () => clearInterval(again);
  }, [open, usercode]);

  if (hidden || settlement === null || settlement.phase === 'ready' || settlement.phase === 'refused')
    return null;
  const { intent, phase, id, sentAt } = settlement;
  const line = words.unfinishedLine(
    formatCoins(intent.total),
    words.names(intent.recipients.map(({ name }) => name)),
    toReceiptTime(sentAt ?? 0),
  );
  const page = sendsFrom[paidFrom(intent.content)];
  const clear = () => settlementCleared(intent.key);
  if (phase === 'done') {
    const see = () => {
      clear();
      void navigate(href('/rewardDetail', { id: id ?? undefined }));
    };
    return (
      <Card>
        <StateBlock
          title={words.arrived}
          line={line}
          way={{ label: words.toDetail, go: see }}
          otherWay={{ label: words.dismiss, go: clear }}
        />
      </Card>
    );
  }
  if (phase === 'not-sent') {
    const again = () => void navigate(href(page, { step: 'confirm' }));
    return (
      <Card>
        <StateBlock
          title={words.notSent}
          line={line}
          way={{ label: words.again, go: again }}
          otherWay={{ label: words.dismiss, go: clear }}
        />
      </Card>
    );
  }
  const checked = phase === 'checking';
  const look = () => void navigate(href(page, { step: 'confirm' }));
  const toBill = () => void navigate(billOf(paidFrom(intent.content)));
  return (
    <Card>
      <StateBlock
        title={words.unfinished}
        line={line}
        way={checked ? { label: words.seeProgress, go: look } : undefined}
        otherWay={checked ? { label: words.toBill, go: toBill } : undefined}
      />
    </Card>
  );
}
