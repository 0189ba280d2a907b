import { chosenByKey } from '@/ui/forms/arrow-keys';
import styles from './account-switch.module.css';

interface AccountSwitchProps<Key extends string | number> {
  label: string;
  options: readonly (readonly [key: Key, word: string])[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** On the envelope's colour instead of paper. */
  onHero?: boolean;
}

/** A pill with a raised thumb for two choices; arrow keys move it. */
export function AccountSwitch<Key extends string | number>({
  label,
  options,
  selected,
  onSelect,
  onHero = false,
}: AccountSwitchProps<Key>) {
  const current = options.findIndex(([key]) => key === selected);
  return (
    <div
      role="tablist"
      aria-label={label}
      className={styles.track}
      data-hero={onHero}
      onKeyDown={(event) => {
        const chosen = options[chosenByKey(event, current) ?? -1];
        if (chosen !== undefined) onSelect(chosen[0]);
      }}
    >
      {options.map(([key, word]) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === selected}
          tabIndex={key === selected ? 0 : -1}
          className={styles.thumb}
          onClick={() => onSelect(key)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
