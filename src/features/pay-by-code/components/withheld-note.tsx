import { errorWords } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { kitWords } from '@/messages/kit';
import { payByCodeWords } from '@/messages/pay-by-code';
import { useWords } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import type { Withheld } from '../use-presented-code';
import styles from './withheld-note.module.css';

/** Why there is no code, and what can be done about it. */
export function WithheldNote({ why, onAsk }: { why: Withheld; onAsk: () => void }) {
  const words = useWords(payByCodeWords);
  const errors = useWords(errorWords);
  const { codeOffline } = useWords(kitWords);
  if (typeof why === 'object' && why.kind === 'code')
    return (
      <>
        {failureText(why, errors)}
        <Button look="soft" className={styles.way} onClick={onAsk}>
          {words.again}
        </Button>
      </>
    );
  // Whatever else went wrong is asked again by itself.
  if (typeof why === 'object') return words.failed;
  if (why === 'offline') return codeOffline;
  if (why !== 'elsewhere') return words.withheld[why];
  return (
    <>
      {words.withheld.elsewhere}
      <Button look="soft" className={styles.way} onClick={onAsk}>
        {words.showHere}
      </Button>
    </>
  );
}
