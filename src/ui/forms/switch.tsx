import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  checked: boolean;
  /** A change is being saved: it shows the old value and ignores taps. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch without a visible label; with one, use `SwitchRow`. */
export function Switch({ label, checked, busy = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={checked}
      aria-busy={busy}
      className={styles.switch}
      onClick={() => !busy && onChange(!checked)}
    >
      <SwitchMark on={checked} />
    </button>
  );
}

/** The drawing of a switch. */
export function SwitchMark({ on }: { on: boolean }) {
  return <span className={styles.mark} data-on={on} aria-hidden="true" />;
}
