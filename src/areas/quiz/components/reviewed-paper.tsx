import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { useExit } from '@/flows/navigation/use-exit';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Page } from '@/ui/layout/page';
import type { ExamResult } from '../endpoints/exam';
import { quizMessages } from '../messages';
import { ProgressBars } from './progress-bars';
import { QuestionCard } from './question-card';
import { ReviewedOptions } from './reviewed-options';
import styles from './reviewed-paper.module.css';

/** The questions of a result with their answers, one at a time; `wrong=1` leaves out those that were right. */
export function ReviewedPaper({ result }: { result: ExamResult }) {
  const messages = useMessages(quizMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const labelId = useId();
  const { id, questions, title } = result;
  const exit = useExit(href('/answerResult', { id }), 1);
  const wrongOnly = search.get('wrong') === '1';
  const indexes = questions
    .map((_, index) => index)
    .filter((index) => !wrongOnly || questions[index]?.mark !== 'right');
  const asked = Number(search.get('no') ?? 1) - 1;
  const step = Math.max(0, indexes.indexOf(asked));
  const index = indexes[step];
  const question = index === undefined ? undefined : questions[index];
  const show = (next: number | undefined, wrong: boolean) =>
    void navigate(
      href('/answerCheck', { id, no: next === undefined ? 1 : next + 1, wrong: wrong ? 1 : undefined }),
      { replace: true },
    );
  if (index === undefined || question === undefined)
    return (
      <Page title={title} highlight>
        <ResultState
          art={<Illustration variant="empty" />}
          title={messages.noWrong}
          description={messages.noWrongLine}
          action={{ label: messages.allQuestions, onClick: () => show(0, false) }}
        />
      </Page>
    );
  const isLast = step === indexes.length - 1;
  return (
    <Page
      title={title}
      highlight
      actionBar={
        <Inline align="stretch" className={styles.actionBar}>
          {step > 0 && (
            <Button variant="outlined" block onClick={() => show(indexes[step - 1], wrongOnly)}>
              {messages.previous}
            </Button>
          )}
          {isLast ? (
            <Button block onClick={exit}>
              {messages.backToResult}
            </Button>
          ) : (
            <Button block onClick={() => show(indexes[step + 1], wrongOnly)}>
              {messages.next}
            </Button>
          )}
        </Inline>
      }
    >
      <ProgressBars
        label={messages.reviewLabel(index + 1, questions.length)}
        current={index}
        bars={questions.map(({ mark }) => (mark === 'right' ? 'right' : 'wrong'))}
      />
      <Inline justify="between" marginBottom={3} tone="secondary">
        <p>
          <span className={styles.number}>{index + 1}</span> {messages.ofQuestions(questions.length)}
        </p>
        <button
          type="button"
          className={styles.filter}
          onClick={() =>
            show(wrongOnly ? index : questions.findIndex(({ mark }) => mark !== 'right'), !wrongOnly)
          }
        >
          {wrongOnly ? messages.allQuestions : messages.wrongOnly}
        </button>
      </Inline>
      <QuestionCard key={question.id} {...question} id={labelId} />
      <ReviewedOptions question={question} />
      {question.solution !== null && (
        <div className={styles.note}>
          <Inline as="p" justify="between" tone="gold" weight="bold" align="stretch">
            {messages.remember}
            <span>{messages.points(question.points)}</span>
          </Inline>
          <p>{question.solution.note}</p>
        </div>
      )}
    </Page>
  );
}
