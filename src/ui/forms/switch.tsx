import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  checked: boolean;
  /** It is being changed: it shows what still holds, and takes no further tap. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch without words beside it; with words it is a row: see form-row. */
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

/** How a switch looks. */
export function SwitchMark({ on }: { on: boolean }) {
  return <span className={styles.mark} data-on={on} aria-hidden="true" />;
}
