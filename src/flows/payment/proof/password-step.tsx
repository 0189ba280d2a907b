import { useState } from 'react';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import type { PasswordAnswer } from '@/domain/payment/payment-proof';
import { paymentMessages } from '@/messages/areas/payment';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useFormatMoment, type FormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { ResultState } from '@/ui/feedback/result-state';
import { TextButton } from '@/ui/forms/text-button';
import { Box } from '@/ui/layout/box';
import { SixDigits } from './six-digits';
import { useShownError } from './use-shown-error';

interface PasswordStepProps {
  /** Whether a code by SMS is offered beside it, so that a locked password does not stop the payment. */
  hasCode: boolean;
  check: (password: string) => Promise<PasswordAnswer>;
  onVerified: () => void;
  /** Opens the page where a password is set or reset. */
  onForgot: () => void;
}

type Problem = Exclude<PasswordAnswer, { result: 'right' }> | { result: 'failed'; failure: Failure };

/** The field for the payment password; the sixth digit checks it, and the field is emptied whatever the result. */
export function PasswordStep({ hasCode, check, onVerified, onForgot }: PasswordStepProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(paymentMessages);
  const errors = useMessages(errorMessages);
  const [problem, setProblem] = useState<Problem | null>(null);

  const handleTyped = async (password: string) => {
    try {
      const answer = await check(password);
      if (answer.result === 'right') onVerified();
      else setProblem(answer);
    } catch (error) {
      setProblem({ result: 'failed', failure: failureOf(error) });
    }
  };

  useShownError(answerText(problem, messages, formatMoment));

  if (problem?.result === 'locked') {
    return (
      <ResultState
        alarming
        title={messages.locked(formatMoment(problem.until, 'clock'))}
        description={hasCode ? messages.lockedLine : messages.lockedAloneLine}
        action={{ label: messages.forgot, onClick: onForgot }}
      />
    );
  }
  if (problem?.result === 'unset') {
    return (
      <ResultState alarming title={messages.unset} action={{ label: messages.setIt, onClick: onForgot }} />
    );
  }
  const validationError =
    problem?.result === 'failed'
      ? failureText(problem.failure, errors)
      : answerText(problem, messages, formatMoment);
  return (
    <Box marginTop={4}>
      <SixDigits
        validationError={validationError}
        busyText={messages.checking}
        onTyped={handleTyped}
        aside={
          <TextButton type="button" paddingX={1} marginLeft="auto" weight="medium" onClick={onForgot}>
            {messages.forgot}
          </TextButton>
        }
      />
    </Box>
  );
}

/** What the gateway answered instead of “right”; null where there is no answer. */
function answerText(
  problem: Problem | null,
  messages: typeof paymentMessages.zh,
  formatMoment: FormatMoment,
): string | null {
  switch (problem?.result) {
    case 'locked':
      return messages.locked(formatMoment(problem.until, 'clock'));
    case 'unset':
      return messages.unset;
    case 'wrong':
      return messages.wrongPassword(problem.triesLeft);
    default:
      return null;
  }
}
