import { useId, useRef, useState, type FormEvent } from 'react';
import { failureOf } from '@/api/errors';
import { askService, captchaAnswer } from '@/api/services';
import { digitsOf } from '@/domain/payment/payment-proof';
import { deviceId } from '@/flows/payment/proof/device-id';
import { QueryView } from '@/flows/query-view/query-view';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { TextButton } from '@/ui/forms/text-button';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import { paymentSecurityMessages } from '../messages';
import { useCaptchaQuestion, type CaptchaKind } from '../use-captcha-question';
import styles from './captcha.module.css';

/** A captcha: a picture with digits, or a sum in words for people who cannot see it. A correct answer returns a ticket. */
export function Captcha({ onTicket }: { onTicket: (ticket: string) => void }) {
  const messages = useMessages(paymentSecurityMessages);
  const errors = useMessages(errorMessages);
  const [kind, setKind] = useState<CaptchaKind>('picture');
  const [questionNumber, setQuestionNumber] = useState(0);
  const [answer, setAnswer] = useState('');
  const [isSubmitting, setSubmitting] = useState(false);
  const [validationError, setValidationError] = useState<string | null>(null);
  const fieldId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const question = useCaptchaQuestion(kind, questionNumber);

  const loadQuestion = (nextKind: CaptchaKind) => {
    setKind(nextKind);
    setQuestionNumber(questionNumber + 1);
    setAnswer('');
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting || answer === '' || question.data === undefined) return;
    setSubmitting(true);
    try {
      const body = { deviceId: await deviceId(), id: question.data.id, answer };
      const { ticket } = await askService(captchaAnswer, body);
      if (ticket !== null) return onTicket(ticket);
      setValidationError(messages.captchaWrong);
      loadQuestion(kind);
      inputRef.current?.focus();
    } catch (error) {
      setValidationError(failureText(failureOf(error), errors));
    }
    setSubmitting(false);
  };
  return (
    <Card>
      <form onSubmit={(event) => void handleSubmit(event)}>
        <QueryView
          query={question}
          title={messages.captchaFailed}
          skeleton={<Skeleton label={messages.captchaLoading} bars={[72]} />}
        >
          {({ picture, text }) =>
            picture === null ? (
              <p className={styles.text}>{text}</p>
            ) : (
              <img className={styles.picture} src={picture} alt={messages.captchaPicture} />
            )
          }
        </QueryView>
        <Inline wrap justify="between" align="stretch">
          <TextButton
            type="button"
            paddingX={1}
            size="note"
            weight="medium"
            onClick={() => loadQuestion(kind)}
          >
            {kind === 'picture' ? messages.captchaOtherPicture : messages.captchaOtherQuestion}
          </TextButton>
          <TextButton
            type="button"
            paddingX={1}
            size="note"
            weight="medium"
            onClick={() => loadQuestion(kind === 'picture' ? 'words' : 'picture')}
          >
            {kind === 'picture' ? messages.captchaToQuestion : messages.captchaToPicture}
          </TextButton>
        </Inline>
        <Text as="label" display="block" marginBottom={1} tone="secondary" size="note" htmlFor={fieldId}>
          {kind === 'picture' ? messages.captchaPictureField : messages.captchaAnswerField}
        </Text>
        <input
          ref={inputRef}
          id={fieldId}
          className={styles.field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          aria-invalid={validationError !== null}
          aria-describedby={validationError === null ? undefined : noteId}
          value={answer}
          onChange={({ target }) => setAnswer(digitsOf(target.value))}
        />
        {validationError !== null && (
          <p id={noteId} className={styles.validationError} role="alert">
            {validationError}
          </p>
        )}
        <Button type="submit" block busy={isSubmitting} disabled={answer === ''}>
          {messages.captchaAnswer}
        </Button>
      </form>
    </Card>
  );
}
