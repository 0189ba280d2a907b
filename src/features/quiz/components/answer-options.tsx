import type { PaperQuestion } from '@/api/endpoints/exam';
import { longestBlank, optionLetter, optionToggled, type Answer } from '@/domain/quiz/question';
import { quizMessages } from '@/messages/quiz';
import { useMessages } from '@/messages/language';
import { chosenByKey } from '@/ui/forms/arrow-keys';
import { TextField } from '@/ui/forms/text-field';
import styles from './option.module.css';

interface AnswerOptionsProps {
  question: PaperQuestion;
  /** The element id of the question's text. */
  labelId: string;
  answer: Answer;
  onChange: (answer: Answer) => void;
}

/** Where a question is answered: options to tap, or a field to type into. */
export function AnswerOptions({ question, labelId, answer, onChange }: AnswerOptionsProps) {
  const messages = useMessages(quizMessages);
  const { kind, options } = question;
  if (kind === 'blank')
    return (
      <div className={styles.list}>
        <TextField
          label={messages.blank}
          placeholder={messages.blankHint}
          maxLength={longestBlank}
          enterKeyHint="done"
          aria-describedby={labelId}
          value={answer[0] ?? ''}
          validationError={null}
          onChange={(text) => onChange(text === '' ? [] : [text])}
        />
      </div>
    );
  const isMultiple = kind === 'multiple';
  const current = options.findIndex(({ id }) => answer.includes(id));
  return (
    <div
      className={styles.list}
      role={isMultiple ? 'group' : 'radiogroup'}
      aria-labelledby={labelId}
      onKeyDown={(event) => {
        const chosen = isMultiple ? undefined : options[chosenByKey(event, current) ?? -1];
        if (chosen !== undefined) onChange([chosen.id]);
      }}
    >
      {options.map(({ id, text }, place) => (
        <button
          key={id}
          type="button"
          role={isMultiple ? 'checkbox' : 'radio'}
          aria-checked={answer.includes(id)}
          tabIndex={isMultiple || place === Math.max(current, 0) ? 0 : -1}
          className={styles.option}
          onClick={() => onChange(optionToggled(kind, answer, id))}
        >
          <span className={styles.letter} data-square={isMultiple} aria-hidden="true">
            {optionLetter(place)}
          </span>
          <span className={styles.text}>{text}</span>
        </button>
      ))}
    </div>
  );
}
