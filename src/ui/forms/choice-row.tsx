import { RadioGroup } from './radio-group';
import styles from './choice-row.module.css';

interface ChoiceRowProps<Name extends string> {
  /** The element id of the choice that has the focus first, where the page has to find it. */
  firstId?: string;
  /** Names the choice for screen readers. */
  label: string;
  choices: readonly (readonly [name: Name, text: string])[];
  current: Name;
  onChange: (name: Name) => void;
  /** Chips filter a list; a segment switches between a few states of one thing. */
  variant?: 'chips' | 'segment';
}

/** A radio group as filter chips or as a segmented switch. */
export function ChoiceRow<Name extends string>({
  firstId,
  label,
  choices,
  current,
  onChange,
  variant = 'chips',
}: ChoiceRowProps<Name>) {
  return (
    <RadioGroup
      label={label}
      choices={choices}
      keyOf={([name]) => name}
      current={current}
      onChoose={([name]) => onChange(name)}
      className={styles[variant]}
      choiceClassName={styles.choice}
      firstId={firstId}
    >
      {([, text]) => text}
    </RadioGroup>
  );
}
