import type { ReactNode } from 'react';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Caption, Text } from '@/ui/text/text';
import { SwitchMark } from './switch';
import styles from './form-row.module.css';

interface LabelProps {
  label: string;
  /** One line under the label. */
  note?: string;
  icon?: string;
}

interface FormRowProps extends LabelProps {
  value?: ReactNode;
  /** Opens the editor of the value; absent if it is read-only. */
  onOpen?: () => void;
}

/** A label with its value, and a chevron if it can be opened. */
export function FormRow({ value, onOpen, ...labelProps }: FormRowProps) {
  const content = (
    <>
      <Label {...labelProps} />
      {value !== undefined && (
        <Text tone="secondary" breakWords textAlign="right" className={styles.value}>
          {value}
        </Text>
      )}
      {onOpen !== undefined && (
        <span className={styles.chevron}>
          <Icon name="forward" size={16} />
        </span>
      )}
    </>
  );
  return onOpen === undefined ? (
    <div className={styles.row} data-valued={value !== undefined}>
      {content}
    </div>
  ) : (
    <button type="button" className={styles.row} data-valued={value !== undefined} onClick={onOpen}>
      {content}
    </button>
  );
}

interface SwitchRowProps extends LabelProps {
  checked: boolean;
  /** A change is being saved: it shows the old value and ignores taps. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
}

/** A label with a switch; the whole row is the target. */
export function SwitchRow({ checked, busy = false, onChange, ...labelProps }: SwitchRowProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-busy={busy}
      className={styles.row}
      onClick={() => !busy && onChange(!checked)}
    >
      <Label {...labelProps} />
      <SwitchMark on={checked} />
    </button>
  );
}

interface ControlRowProps extends LabelProps {
  /** A control with an accessible name of its own. */
  children: ReactNode;
}

/** A label with another control at its right, or below it in narrow windows. */
export function ControlRow({ children, ...labelProps }: ControlRowProps) {
  return (
    <div className={`${styles.row} ${styles.wrapping}`}>
      <Label {...labelProps} />
      {children}
    </div>
  );
}

function Label({ label, note, icon }: LabelProps) {
  return (
    <>
      {icon !== undefined && (
        <Box as="span" marginRight={3} flex="none">
          <Icon name={icon} size={22} />
        </Box>
      )}
      <span className={styles.label}>
        {label}
        {note !== undefined && (
          <Caption as="span" display="block" tone="tertiary">
            {note}
          </Caption>
        )}
      </span>
    </>
  );
}
