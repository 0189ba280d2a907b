import { useRef, type KeyboardEvent } from 'react';
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
  const track = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const at = options.findIndex(([key]) => key === selected);
    const next = options[(at + step + options.length) % options.length];
    if (next === undefined) return;
    onSelect(next[0]);
    track.current?.querySelectorAll('button')[options.indexOf(next)]?.focus();
  };
  return (
    <div
      ref={track}
      role="tablist"
      aria-label={label}
      className={styles.track}
      data-hero={onHero}
      onKeyDown={onKeyDown}
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
