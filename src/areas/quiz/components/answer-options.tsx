import { longestBlank, optionLetter, optionToggled, type Answer } from '@/domain/quiz/question';
import { useMessages } from '@/messages/language';
import { RadioGroup } from '@/ui/forms/radio-group';
import { TextField } from '@/ui/forms/text-field';
import { Text } from '@/ui/text/text';
import type { PaperQuestion } from '../endpoints/exam';
import { quizMessages } from '../messages';
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
  const toggle = (id: string) => onChange(optionToggled(kind, answer, id));
  const renderOption = (text: string, index: number) => (
    <>
      <span className={styles.letter} data-square={isMultiple} aria-hidden="true">
        {optionLetter(index)}
      </span>
      <Text grow breakWords>
        {text}
      </Text>
    </>
  );
  return isMultiple ? (
    <div className={styles.list} role="group" aria-labelledby={labelId}>
      {options.map(({ id, text }, index) => (
        <button
          key={id}
          type="button"
          role="checkbox"
          aria-checked={answer.includes(id)}
          className={styles.option}
          onClick={() => toggle(id)}
        >
          {renderOption(text, index)}
        </button>
      ))}
    </div>
  ) : (
    <RadioGroup
      labelId={labelId}
      choices={options}
      keyOf={({ id }) => id}
      current={answer[0]}
      onChoose={({ id }) => toggle(id)}
      className={styles.list}
      choiceClassName={styles.option}
    >
      {({ text }, _isChosen, index) => renderOption(text, index)}
    </RadioGroup>
  );
}
