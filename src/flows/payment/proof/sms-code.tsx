import { useId } from 'react';
import { digitsOf, secretLength } from '@/domain/payment/payment-proof';
import { errorWords } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { paymentWords } from '@/messages/payment';
import { useWords } from '@/messages/language';
import { noticed } from '@/state/notifications';
import { CodeBoxes } from '@/ui/forms/code-boxes';
import { StateBlock } from '@/ui/feedback/result-state';
import styles from './sms-code.module.css';
import { useSecondsLeft } from './use-seconds-left';
import { useSmsCode, type CodeErrand } from './use-sms-code';

interface SmsCodeProps extends CodeErrand {
  /** What the code is for, where that is not said above it. */
  forWhat?: string;
}

/** A code by SMS in six boxes; pasting and one-time-code autofill count as typing. */
export function SmsCode({ forWhat, ...errand }: SmsCodeProps) {
  const words = useWords(paymentWords);
  const errors = useWords(errorWords);
  const complaint = useId();
  const { sent, code, busy, trouble, unsent, ask, typed } = useSmsCode(errand);
  const secondsLeft = useSecondsLeft(sent?.resendAt ?? 0);

  const paste = async () => {
    const text = await readClipboard();
    if (digitsOf(text).length === secretLength) await typed(digitsOf(text));
    else noticed(words.nothingToPaste);
  };

  if (sent === null) {
    return unsent === null ? (
      <p className={styles.lead} role="status">
        {words.sendingCode}
      </p>
    ) : (
      <StateBlock
        alarming
        title={words.codeNotSent}
        line={failureText(unsent, errors)}
        way={{ label: words.sendCode, go: () => void ask() }}
      />
    );
  }
  const said =
    trouble === null
      ? null
      : trouble.result === 'failed'
        ? failureText(trouble.failure, errors)
        : trouble.result === 'stale'
          ? words.staleCode
          : trouble.triesLeft === 0
            ? words.tooManyCodes
            : words.wrongCode(trouble.triesLeft);
  return (
    <>
      <p className={styles.lead}>
        {[words.codeSentTo(sent.tail), forWhat].filter(Boolean).join(words.comma)}
      </p>
      <CodeBoxes
        label={words.code}
        value={code}
        busy={busy}
        wrong={said !== null && code === ''}
        describedBy={said === null ? undefined : complaint}
        onChange={(value) => void typed(value)}
      />
      {said !== null && (
        <p id={complaint} className={styles.wrong} role="alert">
          {said}
        </p>
      )}
      {unsent !== null && (
        <p className={styles.wrong} role="alert">
          {failureText(unsent, errors)}
        </p>
      )}
      <div className={styles.below}>
        {secondsLeft > 0 ? (
          <span>{words.resendIn(secondsLeft)}</span>
        ) : (
          <button type="button" className={styles.act} onClick={() => void ask()}>
            {words.resend}
          </button>
        )}
        {canReadClipboard() && (
          <button type="button" className={styles.act} onClick={() => void paste()}>
            {words.paste}
          </button>
        )}
      </div>
    </>
  );
}

function canReadClipboard(): boolean {
  return 'clipboard' in navigator && typeof navigator.clipboard.readText === 'function';
}

/** The browser may ask the person; a refusal reads as nothing there. */
async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return '';
  }
}
