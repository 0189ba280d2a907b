import { Icon } from '@/ui/media/icon';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** The element id, where the page has to find it. */
  id?: string;
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ id, label, hint, value, onChange }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      <Icon name="search" size={20} />
      <input
        id={id}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={hint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
