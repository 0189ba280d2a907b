import { Link } from 'react-router-dom';
import type { ExamResult, ReviewedQuestion } from '@/api/endpoints/exam';
import { href } from '@/domain/href';
import { quizMessages } from '@/messages/quiz';
import { useMessages } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { answerText, solutionText } from '../describe';
import styles from './question-shelf.module.css';

/** Each question of a result as a cell, and those below that were not answered right. */
export function QuestionShelf({ result }: { result: ExamResult }) {
  const messages = useMessages(quizMessages);
  const { id, questions, answers, endsAt } = result;
  const areShown = questions.some(({ solution }) => solution !== null);
  const reviewOf = (place: number) => href('/answerCheck', { id, no: place + 1 });
  const whyHidden = answers === 'never' ? messages.answersNever : messages.answersLater(endsAt);
  return (
    <Card
      title={messages.perQuestion}
      aside={
        areShown ? (
          <Link className={styles.more} to={href('/answerCheck', { id })}>
            {messages.allAnswers}
            <Icon name="forward" size={14} />
          </Link>
        ) : undefined
      }
    >
      <ul className={styles.cells}>
        {questions.map((question, place) => (
          <li key={question.id}>
            <Cell place={place} mark={question.mark} to={areShown ? reviewOf(place) : null} />
          </li>
        ))}
      </ul>
      {!areShown && <p className={styles.note}>{whyHidden}</p>}
      {areShown && (
        <ul className={styles.wrong}>
          {questions.map((question, place) =>
            question.mark === 'right' ? null : (
              <li key={question.id} className={styles.item}>
                <WrongRow question={question} place={place} to={reviewOf(place)} />
              </li>
            ),
          )}
        </ul>
      )}
    </Card>
  );
}

interface CellProps {
  place: number;
  mark: ReviewedQuestion['mark'];
  /** Null where there is nothing more to see. */
  to: string | null;
}

function Cell({ place, mark, to }: CellProps) {
  const messages = useMessages(quizMessages);
  const label = messages.cell(place + 1, mark);
  const content = (
    <>
      <span aria-hidden="true">{place + 1}</span>
      {mark === 'partly' ? (
        <span className={styles.half} aria-hidden="true">
          ½
        </span>
      ) : (
        <Icon name={mark === 'right' ? 'check' : mark === 'empty' ? 'minus' : 'close'} size={12} />
      )}
    </>
  );
  return to === null ? (
    <span className={styles.cell} data-mark={mark} role="img" aria-label={label}>
      {content}
    </span>
  ) : (
    <Link className={styles.cell} data-mark={mark} to={to} aria-label={label}>
      {content}
    </Link>
  );
}

function WrongRow({ question, place, to }: { question: ReviewedQuestion; place: number; to: string }) {
  const messages = useMessages(quizMessages);
  const { kind, text, answer, solution } = question;
  const mine = answerText(question, answer);
  return (
    <Link className={styles.row} to={to}>
      <span className={styles.number}>{place + 1}</span>
      <span className={styles.texts}>
        <span className={styles.text}>{text}</span>
        <span className={styles.answers}>
          <span className={styles.mine}>
            {kind === 'blank' ? messages.yourText(mine) : messages.yourChoice(mine)}
          </span>
          {solution !== null && (
            <span className={styles.right}>{messages.rightIs(solutionText(question, solution.right))}</span>
          )}
        </span>
      </span>
      <Icon name="forward" size={14} />
    </Link>
  );
}
