import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { paymentWords } from '@/messages/payment';
import { useWords } from '@/messages/language';
import type { PaymentNeed } from '@/queries/payment';
import { Icon } from '@/ui/media/icon';
import styles from './need-note.module.css';
import { whyAsked, whyNot, willBeAsked } from './need-words';

interface NeedNoteProps {
  need: PaymentNeed | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** “Will I be asked for my password?”: what comes next, why, and where to change it. */
export function NeedNote({ need, failed, onRetry }: NeedNoteProps) {
  const words = useWords(paymentWords);
  if (need === undefined) {
    return (
      <p className={styles.note}>
        <Icon name="lock" size={16} />
        <span className={styles.text}>{failed ? words.askFailed : words.asking}</span>
        {failed && (
          <button type="button" className={styles.way} onClick={onRetry}>
            {words.retry}
          </button>
        )}
      </p>
    );
  }
  const not = whyNot(need, words);
  const why = whyAsked(need, words);
  return (
    <p className={styles.note} role={not === null ? undefined : 'alert'}>
      <Icon name={not === null ? 'lock' : 'warning'} size={16} />
      <span className={styles.text}>
        {not === null
          ? [willBeAsked(need, words), why].filter(Boolean).join(words.comma)
          : not + words.stop + words.brokenLine}
      </span>
      <Link to={href('/payLimitation')} className={styles.way}>
        {not === null ? words.whichLimit : words.adjust}
      </Link>
    </p>
  );
}
