import { useState, type FormEvent } from 'react';
import { isOpen, isUnsent } from '@/domain/payment/payment-attempt';
import { cardCodeOf } from '@/domain/top-up';
import { cardTopUp, prepareCardTopUp } from '@/flows/payment/card/card-top-up';
import { useOffReason } from '@/flows/write/use-off-reason';
import { topUpMessages } from '@/messages/areas/coin-top-up';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { cardCodeTyped, useCardCode } from '@/state/card-code';
import { paymentCleared } from '@/state/payment-attempt';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { SendButton } from '@/ui/forms/send-button';
import { TextField } from '@/ui/forms/text-field';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/text/text';
import { CardRedeemed } from './card-redeemed';
import styles from './card-form.module.css';

/** Turns the code of a card into what it gives. The code stays in the field until it was used; nothing of it is stored. */
export function CardForm() {
  const messages = useMessages(topUpMessages);
  const errors = useMessages(errorMessages);
  const { typed } = useCardCode();
  const { data: user } = useCurrentUser();
  const usercode = user?.usercode ?? '';
  const attempt = cardTopUp.useResumedAttempt(usercode);
  const [isSubmitted, setSubmitted] = useState(false);
  const offReason = useOffReason();
  const code = cardCodeOf(typed);
  const isPending = attempt !== null && isOpen(attempt);
  const refusal =
    attempt?.phase === 'refused'
      ? attempt.failure === null
        ? messages.refused
        : failureText(attempt.failure, errors)
      : null;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (code === null || user === undefined || isPending) return;
    prepareCardTopUp(user.usercode, code);
    void cardTopUp.send(user.usercode);
  };
  if (attempt?.phase === 'done') {
    const { id, intent } = attempt;
    const handleSeen = () => {
      cardCodeTyped('');
      setSubmitted(false);
      paymentCleared(intent.key);
    };
    return <CardRedeemed id={id ?? ''} tail={intent.content.tail} onSeen={handleSeen} />;
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Card>
        <TextField
          label={messages.card}
          value={typed}
          placeholder={messages.cardHint}
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={isPending}
          validationError={isSubmitted && code === null ? messages.cardWrong : refusal}
          onChange={(text) => {
            setSubmitted(false);
            if (attempt !== null && !isUnsent(attempt)) cardTopUp.discard(usercode);
            cardCodeTyped(text);
          }}
        />
        <Note marginTop={3}>{messages.cardLine}</Note>
      </Card>
      {attempt?.phase === 'not-sent' && (
        <NoticeBar tone="danger" alarming>
          {messages.notSent}
        </NoticeBar>
      )}
      {(attempt?.phase === 'asking' || attempt?.phase === 'checking') && (
        <div role="status">
          <NoticeBar tone="warning">{messages.checking}</NoticeBar>
        </div>
      )}
      <SendButton block type="submit" busy={isPending} offReason={offReason} className={styles.redeem}>
        {isPending ? messages.redeeming : messages.redeem}
      </SendButton>
    </form>
  );
}
