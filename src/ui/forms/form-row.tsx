import type { ReactNode } from 'react';
import { Icon } from '@/ui/media/icon';
import styles from './form-row.module.css';
import { SwitchMark } from './switch';

interface Messages {
  label: string;
  /** One line under the label. */
  note?: string;
  icon?: string;
}

interface FormRowProps extends Messages {
  value?: ReactNode;
  /** Leads to where the value is changed; absent where it only stands to be read. */
  onOpen?: () => void;
}

/** A label with its value, and a chevron where it leads on. */
export function FormRow({ value, onOpen, ...messages }: FormRowProps) {
  const content = (
    <>
      <Label {...messages} />
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {onOpen !== undefined && (
        <span className={styles.chevron}>
          <Icon name="forward" size={16} />
        </span>
      )}
    </>
  );
  return onOpen === undefined ? (
    <div className={styles.row}>{content}</div>
  ) : (
    <button type="button" className={styles.row} onClick={onOpen}>
      {content}
    </button>
  );
}

interface SwitchRowProps extends Messages {
  checked: boolean;
  /** It is being changed: it shows what still holds, and takes no further tap. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
}

/** A label with a switch; the whole row switches. */
export function SwitchRow({ checked, busy = false, onChange, ...messages }: SwitchRowProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-busy={busy}
      className={styles.row}
      onClick={() => !busy && onChange(!checked)}
    >
      <Label {...messages} />
      <SwitchMark on={checked} />
    </button>
  );
}

interface ControlRowProps extends Messages {
  /** A control that names itself. */
  children: ReactNode;
}

/** A label with some other control at its right, or below it where there is no room. */
export function ControlRow({ children, ...messages }: ControlRowProps) {
  return (
    <div className={`${styles.row} ${styles.wrapping}`}>
      <Label {...messages} />
      {children}
    </div>
  );
}

function Label({ label, note, icon }: Messages) {
  return (
    <>
      {icon !== undefined && (
        <span className={styles.icon}>
          <Icon name={icon} size={22} />
        </span>
      )}
      <span className={styles.label}>
        {label}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
}
