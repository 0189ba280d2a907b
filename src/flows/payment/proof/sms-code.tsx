import { useId } from 'react';
import { digitsOf, secretLength } from '@/domain/payment/payment-proof';
import { paymentMessages } from '@/messages/areas/payment';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { ResultState } from '@/ui/feedback/result-state';
import { CodeBoxes } from '@/ui/forms/code-boxes';
import { TextButton } from '@/ui/forms/text-button';
import { Inline } from '@/ui/layout/box';
import { Note } from '@/ui/text/text';
import { useSecondsLeft } from './use-seconds-left';
import { useShownError } from './use-shown-error';
import { useSmsCode, type SmsCodeRequest } from './use-sms-code';
import styles from './sms-code.module.css';

interface SmsCodeProps extends SmsCodeRequest {
  /** The purpose of the code, where the page does not name it. */
  forWhat?: string;
}

/** Six boxes for an SMS code; pasting and one-time-code autofill count as typing. */
export function SmsCode({ forWhat, ...request }: SmsCodeProps) {
  const messages = useMessages(paymentMessages);
  const errors = useMessages(errorMessages);
  const errorId = useId();
  const { sent, code, busy, problem, sendFailure, resend, handleChange } = useSmsCode(request);
  const secondsLeft = useSecondsLeft(sent?.resendAt ?? 0);
  const refusalText =
    problem === null || problem.result === 'failed'
      ? null
      : problem.result === 'stale'
        ? messages.staleCode
        : problem.triesLeft === 0
          ? messages.tooManyCodes
          : messages.wrongCode(problem.triesLeft);
  useShownError(refusalText);

  const handlePaste = async () => {
    const text = await readClipboard();
    if (digitsOf(text).length === secretLength) await handleChange(digitsOf(text));
    else notify(messages.nothingToPaste);
  };

  if (sent === null) {
    return sendFailure === null ? (
      <p className={styles.lead} role="status">
        {messages.sendingCode}
      </p>
    ) : (
      <ResultState
        alarming
        title={messages.codeNotSent}
        description={failureText(sendFailure, errors)}
        failure={sendFailure}
        action={{ label: messages.sendCode, onClick: () => void resend() }}
      />
    );
  }
  const validationError = problem?.result === 'failed' ? failureText(problem.failure, errors) : refusalText;
  return (
    <>
      <p className={styles.lead}>
        {[messages.codeSentTo(sent.tail), forWhat].filter(Boolean).join(messages.comma)}
      </p>
      <CodeBoxes
        label={messages.code}
        value={code}
        busy={busy}
        wrong={validationError !== null && code === ''}
        describedBy={validationError === null ? undefined : errorId}
        onChange={(value) => void handleChange(value)}
      />
      {validationError !== null && (
        <Note id={errorId} tone="danger" weight="medium" role="alert">
          {validationError}
        </Note>
      )}
      {sendFailure !== null && (
        <Note tone="danger" weight="medium" role="alert">
          {failureText(sendFailure, errors)}
        </Note>
      )}
      <Inline minHeight="tap" wrap justify="between" marginTop={1} tone="secondary" size="note">
        {secondsLeft > 0 ? (
          <span>{messages.resendIn(secondsLeft)}</span>
        ) : (
          <TextButton type="button" paddingX={1} weight="medium" onClick={() => void resend()}>
            {messages.resend}
          </TextButton>
        )}
        {canReadClipboard() && (
          <TextButton type="button" paddingX={1} weight="medium" onClick={() => void handlePaste()}>
            {messages.paste}
          </TextButton>
        )}
      </Inline>
    </>
  );
}

function canReadClipboard(): boolean {
  return 'clipboard' in navigator && typeof navigator.clipboard.readText === 'function';
}

/** Empty where the person refuses access. */
async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return '';
  }
}
