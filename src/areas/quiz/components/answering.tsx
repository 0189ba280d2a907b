import { useId, useState } from 'react';
import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import { isAnswered, type Answer } from '@/domain/quiz/question';
import { useSheet } from '@/flows/navigation/use-sheet';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { useAppStatus } from '@/state/app-status';
import { useRemaining } from '@/ui/feedback/use-remaining';
import { Button } from '@/ui/forms/button';
import { SendButton } from '@/ui/forms/send-button';
import { Inline } from '@/ui/layout/box';
import { Page } from '@/ui/layout/page';
import { Icon } from '@/ui/media/icon';
import { Dialog } from '@/ui/overlays/dialog';
import { Note } from '@/ui/text/text';
import { examQuestions, examSubmit, type ExamPaper } from '../endpoints/exam';
import { examEnded } from '../exam-ended';
import { answersTogether } from '../keep-answers';
import { quizMessages } from '../messages';
import { answerGiven, answersOf, useQuizAnswers } from '../state';
import { useSentAnswers } from '../use-sent-answers';
import { AnswerOptions } from './answer-options';
import { AnswerSheet } from './answer-sheet';
import { ExamTimer } from './exam-timer';
import { ProgressBars } from './progress-bars';
import { QuestionCard } from './question-card';
import { TimeUp } from './time-up';
import styles from './answering.module.css';

/** A running attempt, one question at a time; its end is by the gateway's clock. */
export function Answering({ paper }: { paper: ExamPaper }) {
  const { id, startedAt, endsAt, seconds, questions } = paper;
  const messages = useMessages(quizMessages);
  const labelId = useId();
  const isOnline = useAppStatus(({ online }) => online);
  const own = useQuizAnswers((state) => answersOf(state, id, startedAt));
  const answers = answersTogether(paper, own);
  const isKept = useSentAnswers(id, startedAt, own);
  const remaining = useRemaining(fromMoment(endsAt), gatewayNow);
  const sheet = useSheet('card', { stepsBack: 0 });
  const [isAsking, setAsking] = useState(false);
  const {
    isBusy,
    errorText: error,
    offReason,
    send,
  } = useWrite(examSubmit, {
    refresh: () => invalidate(examQuestions),
    notDone: () => messages.submitFailed,
  });

  const answered = questions.map((question) => isAnswered(answers[question.id]?.answer ?? []));
  // Who comes back goes on with the first question that is open.
  const [current, setCurrent] = useState(() => Math.max(0, answered.indexOf(false)));
  const question = questions[current];
  if (remaining <= 0 || question === undefined) return <TimeUp title={paper.title} />;

  const handleChange = (answer: Answer) =>
    answerGiven(id, startedAt, question.id, answer, answers[question.id]?.revision ?? 0);
  const handleSubmit = () => {
    setAsking(false);
    const given = Object.entries(answers).map(([question, { answer, revision }]) => ({
      question,
      answer,
      revision,
    }));
    // The page goes to the result once the attempt is not running any more.
    send({ id, answers: given }, () => examEnded(id));
  };
  const isLast = current === questions.length - 1;
  const open = answered.filter((each) => !each).length;
  const unsent = Object.values(own).filter(({ revision, kept }) => revision > kept).length;
  const savedState = isKept ? 'saved' : isOnline ? 'saving' : 'unsaved';
  return (
    <Page
      title={paper.title}
      highlight
      action={
        <button type="button" className={styles.card} onClick={sheet.open}>
          {messages.card}
        </button>
      }
      actionBar={
        <>
          {error !== null && (
            <Note marginBottom={2} tone="danger" role="alert">
              {error}
            </Note>
          )}
          <Inline align="stretch" className={styles.actionBar}>
            {current > 0 && (
              <Button variant="outlined" block onClick={() => setCurrent(current - 1)}>
                {messages.previous}
              </Button>
            )}
            {isLast ? (
              <SendButton block busy={isBusy} offReason={offReason} onClick={() => setAsking(true)}>
                {messages.submit}
              </SendButton>
            ) : (
              <Button block onClick={() => setCurrent(current + 1)}>
                {messages.next}
              </Button>
            )}
          </Inline>
        </>
      }
    >
      <ProgressBars
        label={messages.progress(current + 1, questions.length, questions.length - open)}
        current={current}
        bars={answered.map((each) => (each ? 'answered' : 'open'))}
      />
      <Inline marginBottom={3}>
        <p className={styles.place}>
          <span className={styles.number}>{current + 1}</span> {messages.ofQuestions(questions.length)}
        </p>
        {answered.some(Boolean) && (
          <p className={styles.saved} data-state={savedState} role="status">
            {isKept && <Icon name="check" size={16} />}
            {messages[savedState]}
          </p>
        )}
        <ExamTimer remaining={remaining} seconds={seconds} />
      </Inline>
      {savedState === 'unsaved' && (
        <Note marginBottom={3} role="status">
          {messages.keptHere(unsent)}
        </Note>
      )}
      <QuestionCard key={question.id} {...question} id={labelId} />
      <AnswerOptions
        key={`${question.id} options`}
        question={question}
        labelId={labelId}
        answer={answers[question.id]?.answer ?? []}
        onChange={handleChange}
      />
      {sheet.isOpen && (
        <AnswerSheet
          answered={answered}
          current={current}
          onJump={(index) => {
            setCurrent(index);
            sheet.close();
          }}
          onClose={sheet.close}
        />
      )}
      {isAsking && (
        <Dialog
          title={messages.submitTitle}
          confirm={{ label: messages.submit, offReason, onClick: handleSubmit }}
          cancel={{ label: messages.keepGoing, onClick: () => setAsking(false) }}
        >
          {open === 0 ? messages.submitAll : messages.submitRest(open)}
        </Dialog>
      )}
    </Page>
  );
}
