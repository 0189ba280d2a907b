import { Icon } from '@/ui/media/icon';
import styles from './select-field.module.css';

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  /** A pill on paper, or the title of a card. */
  variant?: 'pill' | 'title';
  onChange: (value: string) => void;
}

/** The browser's own choice list: every phone has a good one. */
export function SelectField({ label, value, options, variant = 'pill', onChange }: SelectFieldProps) {
  return (
    <span className={styles.field} data-look={variant}>
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
