import { chosenByKey } from './arrow-keys';
import styles from './choice-row.module.css';

interface ChoiceRowProps<Name extends string> {
  /** What is chosen. */
  label: string;
  choices: readonly (readonly [name: Name, text: string])[];
  current: Name;
  onChange: (name: Name) => void;
  /** Chips filter a list; a segment switches between a few states of one thing. */
  variant?: 'chips' | 'segment';
}

/** One of a few, all in sight: filter chips or a segmented switch; arrow keys go along it. */
export function ChoiceRow<Name extends string>({
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
      {choices.map(([name, text], place) => (
        <button
          key={name}
          type="button"
          role="radio"
          aria-checked={name === current}
          // Where nothing is chosen yet, the first one is the way in.
          tabIndex={place === Math.max(index, 0) ? 0 : -1}
          className={styles.choice}
          onClick={() => onChange(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
