import { Icon } from '@/ui/media/icon';
import styles from './field-select.module.css';

interface FieldSelectProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  /** The chosen value is a fault. */
  wrong?: boolean;
  /** Without a border, for a control that only adds something. */
  bare?: boolean;
  onChange: (value: string) => void;
}

/** A narrow select for the rows of the console. */
export function FieldSelect({
  label,
  value,
  options,
  wrong = false,
  bare = false,
  onChange,
}: FieldSelectProps) {
  return (
    <span className={styles.field} data-wrong={wrong} data-bare={bare}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      {!bare && <Icon name="down" size={12} />}
    </span>
  );
}
