import { useId } from 'react';
import { digitsOf, secretLength } from '@/domain/payment/payment-proof';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { paymentMessages } from '@/messages/payment';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { CodeBoxes } from '@/ui/forms/code-boxes';
import { ResultState } from '@/ui/feedback/result-state';
import styles from './sms-code.module.css';
import { useSecondsLeft } from './use-seconds-left';
import { useSmsCode, type SmsCodeRequest } from './use-sms-code';

interface SmsCodeProps extends SmsCodeRequest {
  /** What the code is for, where that is not said above it. */
  forWhat?: string;
}

/** A code by SMS in six boxes; pasting and one-time-code autofill count as typing. */
export function SmsCode({ forWhat, ...errand }: SmsCodeProps) {
  const messages = useMessages(paymentMessages);
  const errors = useMessages(errorMessages);
  const validationError = useId();
  const { sent, code, busy, trouble, unsent, ask, typed } = useSmsCode(errand);
  const secondsLeft = useSecondsLeft(sent?.resendAt ?? 0);

  const paste = async () => {
    const text = await readClipboard();
    if (digitsOf(text).length === secretLength) await typed(digitsOf(text));
    else notify(messages.nothingToPaste);
  };

  if (sent === null) {
    return unsent === null ? (
      <p className={styles.lead} role="status">
        {messages.sendingCode}
      </p>
    ) : (
      <ResultState
        alarming
        title={messages.codeNotSent}
        description={failureText(unsent, errors)}
        action={{ label: messages.sendCode, onClick: () => void ask() }}
      />
    );
  }
  const said =
    trouble === null
      ? null
      : trouble.result === 'failed'
        ? failureText(trouble.failure, errors)
        : trouble.result === 'stale'
          ? messages.staleCode
          : trouble.triesLeft === 0
            ? messages.tooManyCodes
            : messages.wrongCode(trouble.triesLeft);
  return (
    <>
      <p className={styles.lead}>
        {[messages.codeSentTo(sent.tail), forWhat].filter(Boolean).join(messages.comma)}
      </p>
      <CodeBoxes
        label={messages.code}
        value={code}
        busy={busy}
        wrong={said !== null && code === ''}
        describedBy={said === null ? undefined : validationError}
        onChange={(value) => void typed(value)}
      />
      {said !== null && (
        <p id={validationError} className={styles.wrong} role="alert">
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
          <span>{messages.resendIn(secondsLeft)}</span>
        ) : (
          <button type="button" className={styles.act} onClick={() => void ask()}>
            {messages.resend}
          </button>
        )}
        {canReadClipboard() && (
          <button type="button" className={styles.act} onClick={() => void paste()}>
            {messages.paste}
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
