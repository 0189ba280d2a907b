import { chosenByKey } from './arrow-keys';
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

/** A radio group as filter chips or as a segmented switch, also by arrow keys. */
export function ChoiceRow<Name extends string>({
  firstId,
  label,
  choices,
  current,
  onChange,
  variant = 'chips',
}: ChoiceRowProps<Name>) {
  const index = choices.findIndex(([name]) => name === current);
  return (
    <div
      className={styles[variant]}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => {
        const chosen = choices[chosenByKey(event, index) ?? -1];
        if (chosen !== undefined) onChange(chosen[0]);
      }}
    >
      {choices.map(([name, text], choiceIndex) => (
        <button
          key={name}
          {...(firstId !== undefined && choiceIndex === Math.max(index, 0) ? { id: firstId } : {})}
          type="button"
          role="radio"
          aria-checked={name === current}
          // Without a choice the first one is in the tab order.
          tabIndex={choiceIndex === Math.max(index, 0) ? 0 : -1}
          className={styles.choice}
          onClick={() => onChange(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
