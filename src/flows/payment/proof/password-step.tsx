import { useState } from 'react';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import type { PasswordAnswer } from '@/domain/payment/payment-proof';
import { errorWords } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { paymentWords } from '@/messages/payment';
import { useWords } from '@/messages/language';
import { StateBlock } from '@/ui/feedback/result-state';
import styles from './password-step.module.css';
import { SixDigits } from './six-digits';

interface PasswordStepProps {
  check: (password: string) => Promise<PasswordAnswer>;
  onRight: () => void;
  /** Leads to where a password is set, or set anew. */
  onForgot: () => void;
}

type Trouble = Exclude<PasswordAnswer, { result: 'right' }> | { result: 'failed'; failure: Failure };

/** The payment password: the sixth digit tries it, and whatever comes of it, what was typed is gone. */
export function PasswordStep({ check, onRight, onForgot }: PasswordStepProps) {
  const words = useWords(paymentWords);
  const errors = useWords(errorWords);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const attempt = async (password: string) => {
    try {
      const answer = await check(password);
      if (answer.result === 'right') onRight();
      else setTrouble(answer);
    } catch (error) {
      setTrouble({ result: 'failed', failure: failureOf(error) });
    }
  };

  if (trouble?.result === 'locked') {
    return (
      <StateBlock
        alarming
        title={words.locked(trouble.until.slice(11, 16))}
        line={words.lockedLine}
        way={{ label: words.forgot, go: onForgot }}
      />
    );
  }
  if (trouble?.result === 'unset') {
    return <StateBlock alarming title={words.unset} way={{ label: words.setIt, go: onForgot }} />;
  }
  const said =
    trouble === null
      ? null
      : trouble.result === 'wrong'
        ? words.wrongPassword(trouble.triesLeft)
        : failureText(trouble.failure, errors);
  return (
    <div className={styles.step}>
      <SixDigits
        complaint={said}
        busyText={words.trying}
        onTyped={attempt}
        aside={
          <button type="button" className={styles.forgot} onClick={onForgot}>
            {words.forgot}
          </button>
        }
      />
    </div>
  );
}
