import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { periodState } from '@/domain/period';
import { placing } from '@/flows/checkout/place-order';
import { useCheckout } from '@/flows/checkout/use-checkout';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { Countdown } from '@/ui/feedback/countdown';
import { Button } from '@/ui/forms/button';
import { SendButton } from '@/ui/forms/send-button';
import { Dialog } from '@/ui/overlays/dialog';
import { Note } from '@/ui/text/text';
import { examActivities, examEnroll, examPay, examQuestions, examStart, type Exam } from '../endpoints/exam';
import { quizMessages } from '../messages';
import styles from './enrolment-action-bar.module.css';

const feePlacing = placing(examPay);

const refresh = () => invalidate(examActivities);

interface EnrolmentActionBarProps {
  exam: Exam;
  /** The gateway's time, ms. */
  now: number;
}

/** The one thing that a person can do with a quiz now. */
export function EnrolmentActionBar({ exam, now }: EnrolmentActionBarProps) {
  const messages = useMessages(quizMessages);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { id, stage, fee, seconds, startsAt, attemptEndsAt } = exam;
  const checkout = useCheckout({
    place: feePlacing,
    refresh,
    order: exam.order,
    resultOf: () => href('/answerReport', { id }),
  });
  const enrolling = useWrite(examEnroll, { refresh });
  const starting = useWrite(examStart, { refresh });
  const errorText = enrolling.errorText ?? starting.errorText ?? checkout.errorText;
  const isBusy = enrolling.isBusy || starting.isBusy;
  const phase = periodState(exam, now);

  const handleStart = () => {
    setAsking(false);
    starting.send({ id }, async () => {
      await invalidate(examQuestions);
      void navigate(href('/answerDetail', { id }));
    });
  };
  const to = (address: '/answerDetail' | '/answerResult' | '/answerRank') => () =>
    void navigate(href(address, { id }));

  return (
    <>
      {errorText !== null && (
        <Note marginBottom={2} tone="danger" role="alert">
          {errorText}
        </Note>
      )}
      {phase === 'soon' && (
        <p className={styles.note}>
          <span>{messages.startsIn}</span>
          <Countdown until={fromMoment(startsAt)} clock={gatewayNow} />
        </p>
      )}
      {stage === 'answering' && attemptEndsAt !== null && (
        <p className={styles.note}>
          <span>{messages.timeLeft}</span>
          <Countdown until={fromMoment(attemptEndsAt)} clock={gatewayNow} live short />
        </p>
      )}
      {stage === 'done' ? (
        <Button block onClick={to('/answerResult')}>
          {messages.seeResult}
        </Button>
      ) : stage === 'answering' ? (
        <Button block onClick={to('/answerDetail')}>
          {messages.resume}
        </Button>
      ) : phase === 'over' ? (
        <Button variant="outlined" block onClick={to('/answerRank')}>
          {messages.seeRanking}
        </Button>
      ) : phase === 'soon' ? (
        <Button block disabled>
          {messages.soon}
        </Button>
      ) : stage === 'enrolled' ? (
        <Button block busy={isBusy} onClick={() => setAsking(true)}>
          {messages.begin}
        </Button>
      ) : fee > 0 ? (
        <SendButton
          block
          busy={checkout.isBusy}
          offReason={checkout.offReason}
          onClick={() => checkout.buy({ id, money: fee }, fee)}
        >
          {messages.enrolPaid(formatCoins(fee))}
        </SendButton>
      ) : (
        <SendButton
          block
          busy={isBusy}
          offReason={enrolling.offReason}
          onClick={() => enrolling.send({ id }, () => notify(messages.enrolled))}
        >
          {messages.enrol}
        </SendButton>
      )}
      {isAsking && (
        <Dialog
          title={messages.beginTitle}
          confirm={{ label: messages.begin, onClick: handleStart }}
          cancel={{ label: messages.beginLater, onClick: () => setAsking(false) }}
        >
          {messages.beginLine(Math.round(seconds / 60))}
        </Dialog>
      )}
      {checkout.sheet}
    </>
  );
}
