import { IconButton } from '@/ui/forms/icon-button';
import { Icon } from '@/ui/media/icon';
import styles from './stepper.module.css';

interface StepperProps {
  /** Names the number for screen readers. */
  label: string;
  /** Names the two buttons. */
  messages: { less: string; more: string };
  value: number;
  /** The highest number; the lowest is 1. */
  most: number;
  onChange: (value: number) => void;
}

/** A small number that is changed one by one. */
export function Stepper({ label, messages, value, most, onChange }: StepperProps) {
  return (
    <span className={styles.stepper} role="group" aria-label={label}>
      <IconButton
        type="button"
        className={styles.step}
        aria-label={messages.less}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={18} />
      </IconButton>
      <span className={styles.value} role="status">
        {value}
      </span>
      <IconButton
        type="button"
        className={styles.step}
        aria-label={messages.more}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={18} />
      </IconButton>
    </span>
  );
}
