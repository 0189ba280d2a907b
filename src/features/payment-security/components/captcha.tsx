import { useId, useRef, useState, type FormEvent } from 'react';
import { askService, captchaAnswer } from '@/api/services';
import { failureOf } from '@/api/errors';
import { digitsOf } from '@/domain/payment/payment-proof';
import { deviceId } from '@/flows/payment/proof/device-id';
import { QueryView } from '@/flows/query-view/query-view';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { paymentSecurityMessages } from '@/messages/payment-security';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useCaptchaQuestion, type CaptchaKind } from '../use-captcha-question';
import styles from './captcha.module.css';

/** A question that a machine finds hard: a picture with digits, or a sum in words for who cannot see it. A right answer gives a ticket. */
export function Captcha({ onTicket }: { onTicket: (ticket: string) => void }) {
  const messages = useMessages(paymentSecurityMessages);
  const errors = useMessages(errorMessages);
  const [kind, setKind] = useState<CaptchaKind>('picture');
  const [turn, setTurn] = useState(0);
  const [typed, type] = useState('');
  const [busy, setBusy] = useState(false);
  const [validationError, complain] = useState<string | null>(null);
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const note = useId();
  const question = useCaptchaQuestion(kind, turn);

  const askAnother = (next: CaptchaKind) => {
    setKind(next);
    setTurn(turn + 1);
    type('');
  };
  const answer = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || typed === '' || question.data === undefined) return;
    setBusy(true);
    try {
      const given = { deviceId: await deviceId(), id: question.data.id, answer: typed };
      const { ticket } = await askService(captchaAnswer, given);
      if (ticket !== null) return onTicket(ticket);
      complain(messages.captchaWrong);
      askAnother(kind);
      input.current?.focus();
    } catch (error) {
      complain(failureText(failureOf(error), errors));
    }
    setBusy(false);
  };
  return (
    <Card>
      <form onSubmit={(event) => void answer(event)}>
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
        <div className={styles.ways}>
          <button type="button" className={styles.way} onClick={() => askAnother(kind)}>
            {kind === 'picture' ? messages.captchaOther : messages.captchaOtherMessages}
          </button>
          <button
            type="button"
            className={styles.way}
            onClick={() => askAnother(kind === 'picture' ? 'words' : 'picture')}
          >
            {kind === 'picture' ? messages.captchaToMessages : messages.captchaToPicture}
          </button>
        </div>
        <label className={styles.label} htmlFor={field}>
          {kind === 'picture' ? messages.captchaPictureField : messages.captchaWordsField}
        </label>
        <input
          ref={input}
          id={field}
          className={styles.field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          aria-invalid={validationError !== null}
          aria-describedby={validationError === null ? undefined : note}
          value={typed}
          onChange={({ target }) => type(digitsOf(target.value))}
        />
        {validationError !== null && (
          <p id={note} className={styles.validationError} role="alert">
            {validationError}
          </p>
        )}
        <Button type="submit" block busy={busy} disabled={typed === ''}>
          {messages.captchaAnswer}
        </Button>
      </form>
    </Card>
  );
}
