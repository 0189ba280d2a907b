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
}

/** Where the transfer stands, in words, and the one thing to do next. */
export function SettlementProgress({ settlement, onSend, onClose }: SettlementProgressProps) {
  const words = useWords(transferWords);
  const errors = useWords(errorWords);
  const { intent, phase, failure } = settlement;
  const total = formatCoins(intent.total);
  const why = failure === null ? null : failureText(failure, errors);

  switch (phase) {
    case 'ready':
      return (
        <>
          <p className={styles.final}>{words.final}</p>
          <Button block onClick={onSend}>
            {isPersistent() ? words.confirm(total) : words.sendAnyway(total)}
          </Button>
        </>
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
      return <BeingAsked />;
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
function BeingAsked() {
  const words = useWords(transferWords);
  return (
    <div role="status">
      <NoticeBar tone="warning">{words.asking}</NoticeBar>
      <div className={styles.steps}>
        <StatusSteps label={words.progress} steps={words.steps.map((name) => ({ name }))} current={1} />
      </div>
      <p className={styles.calm}>
        {words.calm} {words.leaveFree}
      </p>
    </div>
  );
}
