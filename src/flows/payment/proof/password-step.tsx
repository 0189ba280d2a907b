import { useState } from 'react';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import type { PasswordAnswer } from '@/domain/payment/payment-proof';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { paymentMessages } from '@/messages/payment';
import { useMessages } from '@/messages/language';
import { ResultState } from '@/ui/feedback/result-state';
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
  const messages = useMessages(paymentMessages);
  const errors = useMessages(errorMessages);
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
      <ResultState
        alarming
        title={messages.locked(trouble.until.slice(11, 16))}
        description={messages.lockedLine}
        action={{ label: messages.forgot, onClick: onForgot }}
      />
    );
  }
  if (trouble?.result === 'unset') {
    return (
      <ResultState alarming title={messages.unset} action={{ label: messages.setIt, onClick: onForgot }} />
    );
  }
  const said =
    trouble === null
      ? null
      : trouble.result === 'wrong'
        ? messages.wrongPassword(trouble.triesLeft)
        : failureText(trouble.failure, errors);
  return (
    <div className={styles.step}>
      <SixDigits
        validationError={said}
        busyText={messages.trying}
        onTyped={attempt}
        aside={
          <button type="button" className={styles.forgot} onClick={onForgot}>
            {messages.forgot}
          </button>
        }
      />
    </div>
  );
}
