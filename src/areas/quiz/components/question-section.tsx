import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import { Box, Inline, Stack } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Note, Text } from '@/ui/text/text';
import { answerText, solutionText } from '../describe';
import type { ExamResult, ReviewedQuestion } from '../endpoints/exam';
import { quizMessages } from '../messages';
import styles from './question-section.module.css';

/** Each question of a result as a cell, and those below that were not answered right. */
export function QuestionSection({ result }: { result: ExamResult }) {
  const messages = useMessages(quizMessages);
  const { id, questions, answers, endsAt } = result;
  const areShown = questions.some(({ solution }) => solution !== null);
  const reviewOf = (index: number) => href('/answerCheck', { id, no: index + 1 });
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
        {questions.map((question, index) => (
          <li key={question.id}>
            <Cell index={index} mark={question.mark} to={areShown ? reviewOf(index) : null} />
          </li>
        ))}
      </ul>
      {!areShown && <Note marginTop={3}>{whyHidden}</Note>}
      {areShown && (
        <Box as="ul" marginTop={1.5}>
          {questions.map((question, index) =>
            question.mark === 'right' ? null : (
              <Box as="li" key={question.id} divider="between">
                <WrongRow question={question} index={index} to={reviewOf(index)} />
              </Box>
            ),
          )}
        </Box>
      )}
    </Card>
  );
}

interface CellProps {
  index: number;
  mark: ReviewedQuestion['mark'];
  /** Null where there is nothing more to see. */
  to: string | null;
}

function Cell({ index, mark, to }: CellProps) {
  const messages = useMessages(quizMessages);
  const label = messages.cell(index + 1, mark);
  const content = (
    <>
      <span aria-hidden="true">{index + 1}</span>
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

function WrongRow({ question, index, to }: { question: ReviewedQuestion; index: number; to: string }) {
  const messages = useMessages(quizMessages);
  const { kind, text, answer, solution } = question;
  const mine = answerText(question, answer);
  return (
    <Link className={styles.row} to={to}>
      <span className={styles.number}>{index + 1}</span>
      <Stack as="span" grow>
        <span className={styles.text}>{text}</span>
        <Inline as="span" wrap size="note" align="stretch">
          <Text marginRight={2} tone="danger">
            {kind === 'blank' ? messages.yourText(mine) : messages.yourChoice(mine)}
          </Text>
          {solution !== null && (
            <Text tone="success">{messages.rightIs(solutionText(question, solution.right))}</Text>
          )}
        </Inline>
      </Stack>
      <Icon name="forward" size={14} />
    </Link>
  );
}
