import type { ReactNode } from 'react';
import { Icon } from '@/ui/media/icon';
import styles from './form-row.module.css';
import { SwitchMark } from './switch';

interface Words {
  label: string;
  /** One line under the label. */
  note?: string;
  icon?: string;
}

interface FormRowProps extends Words {
  value?: ReactNode;
  /** Leads to where the value is changed; absent where it only stands to be read. */
  onOpen?: () => void;
}

/** A label with its value, and a chevron where it leads on. */
export function FormRow({ value, onOpen, ...words }: FormRowProps) {
  const content = (
    <>
      <Label {...words} />
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

interface SwitchRowProps extends Words {
  checked: boolean;
  /** It is being changed: it shows what still holds, and takes no further tap. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
}

/** A label with a switch; the whole row switches. */
export function SwitchRow({ checked, busy = false, onChange, ...words }: SwitchRowProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-busy={busy}
      className={styles.row}
      onClick={() => !busy && onChange(!checked)}
    >
      <Label {...words} />
      <SwitchMark on={checked} />
    </button>
  );
}

interface ControlRowProps extends Words {
  /** A control that names itself. */
  children: ReactNode;
}

/** A label with some other control at its right, or below it where there is no room. */
export function ControlRow({ children, ...words }: ControlRowProps) {
  return (
    <div className={`${styles.row} ${styles.wrapping}`}>
      <Label {...words} />
      {children}
    </div>
  );
}

function Label({ label, note, icon }: Words) {
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
