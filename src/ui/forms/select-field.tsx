import { Icon } from '@/ui/media/icon';
import styles from './select-field.module.css';

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** A native select, styled as a pill. */
export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  return (
    <span className={styles.field}>
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
      <Icon name="down" size={16} />
    </span>
  );
}
