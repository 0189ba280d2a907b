import { formatCoins } from '@/domain/money';
import type { Settlement } from '@/domain/settlement';
import { errorWords } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { isPersistent } from '@/state/storage';
import { Button } from '@/ui/button';
import { NoticeBar } from '@/ui/notice-bar';
import { StateBlock } from '@/ui/state-block';
import { StatusSteps } from '@/ui/status-steps';
import styles from './settlement-progress.module.css';

interface SettlementProgressProps {
  settlement: Settlement;
  onSend: () => void;
  onClose: () => void;
  onBill: () => void;
}

/** Where the transfer stands, in words, and the one thing to do next. */
export function SettlementProgress({ settlement, onSend, onClose, onBill }: SettlementProgressProps) {
  const words = useWords(transferWords);
  const errors = useWords(errorWords);
  const { intent, phase, failure } = settlement;
  const total = formatCoins(intent.total);
  const why = failure === null ? null : failureText(failure, errors);

  switch (phase) {
    case 'ready':
      return (
        <Button block onClick={onSend}>
          {isPersistent() ? words.confirm(total) : words.sendAnyway(total)}
        </Button>
      );
    case 'sending':
    case 'working':
      return (
        <div role="status">
          <Button block busy>
            {words[phase]}
          </Button>
        </div>
      );
    case 'asking':
    case 'checking':
      return <BeingChecked phase={phase} onBill={onBill} />;
    case 'refused':
      return (
        <StateBlock
          alarming
          title={why ?? words.refused}
          line={words.refusedLine}
          way={{ label: words.edit, go: onClose }}
        />
      );
    case 'not-sent':
      return (
        <StateBlock
          alarming
          title={words.notSent}
          line={why ?? words.notSentLine}
          way={{ label: words.again, go: onSend }}
          otherWay={{ label: words.edit, go: onClose }}
        />
      );
    case 'done':
      return <p role="status">{words.arrived}</p>;
  }
}

/** No answer came: what happens now, and that nothing need be done. */
function BeingChecked({ phase, onBill }: { phase: 'asking' | 'checking'; onBill: () => void }) {
  const words = useWords(transferWords);
  return (
    <div role="status">
      <NoticeBar tone="warning">{phase === 'asking' ? words.asking : words.checkingLine}</NoticeBar>
      <div className={styles.steps}>
        <StatusSteps label={words.progress} steps={words.steps.map((name) => ({ name }))} current={1} />
      </div>
      {phase === 'checking' && <p className={styles.title}>{words.checking}</p>}
      <p className={styles.calm}>{words.calm}</p>
      {phase === 'checking' && (
        <Button block look="soft" onClick={onBill}>
          {words.toBill}
        </Button>
      )}
    </div>
  );
}
