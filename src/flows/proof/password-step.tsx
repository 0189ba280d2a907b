import { useState } from 'react';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import { secretLength, type PasswordAnswer } from '@/domain/payment-proof';
import { errorWords } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { paymentWords } from '@/messages/payment';
import { useWords } from '@/messages/words';
import { PasswordPad } from '@/ui/password-pad';
import { StateBlock } from '@/ui/state-block';
import styles from './password-step.module.css';
import { useKeyOrder } from './use-key-order';

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
  const { order, shuffled, renew, toggle } = useKeyOrder();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const change = async (value: string) => {
    setTyped(value);
    if (value.length < secretLength) return;
    setBusy(true);
    try {
      const answer = await check(value);
      if (answer.result === 'right') {
        setTyped('');
        return onRight();
      }
      setTrouble(answer);
    } catch (error) {
      setTrouble({ result: 'failed', failure: failureOf(error) });
    }
    setTyped('');
    setBusy(false);
    renew();
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
      <PasswordPad
        value={typed}
        busy={busy}
        wrong={said !== null && typed === ''}
        order={order}
        words={{
          typed: words.passwordTyped,
          remove: words.removeDigit,
          keys: words.keys,
          shuffle: shuffled ? words.inOrder : words.shuffle,
        }}
        onChange={(value) => void change(value)}
        onShuffle={toggle}
      >
        <div className={styles.below}>
          {busy ? (
            <p role="status">{words.trying}</p>
          ) : (
            <p className={styles.wrong} role="alert">
              {said}
            </p>
          )}
          <button type="button" className={styles.forgot} onClick={onForgot}>
            {words.forgot}
          </button>
        </div>
      </PasswordPad>
    </div>
  );
}
