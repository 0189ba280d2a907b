import { chosenByKey } from '@/ui/forms/arrow-keys';
import styles from './account-switch.module.css';

interface AccountSwitchProps<Key extends string | number> {
  label: string;
  options: readonly (readonly [key: Key, word: string])[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** It is on the coloured envelope instead of on paper. */
  onHero?: boolean;
}

/** A segmented switch for two choices, also by arrow keys. */
export function AccountSwitch<Key extends string | number>({
  label,
  options,
  selected,
  onSelect,
  onHero = false,
}: AccountSwitchProps<Key>) {
  return (
    <div
      role="tablist"
      aria-label={label}
      className={styles.track}
      data-hero={onHero}
      onKeyDown={(event) => {
        const chosen = options[chosenByKey(event) ?? -1];
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
