import { optionLetter } from '@/domain/quiz/question';
import { useMessages } from '@/messages/language';
import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
import type { ReviewedQuestion } from '../endpoints/exam';
import { quizMessages } from '../messages';
import styles from './option.module.css';

/** The options of a submitted question: what was chosen, and what is right where that is shown. */
export function ReviewedOptions({ question }: { question: ReviewedQuestion }) {
  const messages = useMessages(quizMessages);
  const { kind, options, answer, solution, mark } = question;
  if (kind === 'blank') {
    const typed = answer[0] ?? '';
    return (
      <ul className={styles.list}>
        <Row
          tone={mark === 'right' ? 'right' : 'wrong'}
          text={messages.yourText(typed)}
          mark={messages.marks[mark]}
        />
        {solution !== null && mark !== 'right' && (
          <Row tone="right" text={solution.right[0] ?? ''} mark={messages.correct} />
        )}
      </ul>
    );
  }
  return (
    <ul className={styles.list}>
      {options.map(({ id, text }, index) => {
        const isMine = answer.includes(id);
        const isRight = solution?.right.includes(id) === true;
        const missed = kind === 'multiple' && answer.length > 0 ? messages.missed : messages.correct;
        return (
          <Row
            key={id}
            letter={optionLetter(index)}
            tone={isRight ? 'right' : isMine && solution !== null ? 'wrong' : undefined}
            text={text}
            mark={isRight ? (isMine ? messages.mineRight : missed) : isMine ? messages.mine : ''}
          />
        );
      })}
    </ul>
  );
}

interface RowProps {
  letter?: string;
  tone: 'right' | 'wrong' | undefined;
  text: string;
  mark: string;
}

function Row({ letter, tone, text, mark }: RowProps) {
  return (
    <li className={styles.option} data-tone={tone} data-wraps="true">
      {letter !== undefined && (
        <span className={styles.letter} aria-hidden="true">
          {letter}
        </span>
      )}
      <Text grow breakWords className={styles.reviewed}>
        {text}
      </Text>
      {mark !== '' && (
        <Inline as="span" marginLeft={2} tone="success" size="note" weight="bold" className={styles.mark}>
          {mark}
          {tone !== undefined && <Icon name={tone === 'right' ? 'check' : 'close'} size={18} />}
        </Inline>
      )}
    </li>
  );
}
