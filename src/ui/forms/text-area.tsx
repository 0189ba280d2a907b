import { Box } from '@/ui/layout/box';
import styles from './text-area.module.css';

interface TextAreaProps {
  /** The element id, where the page has to find it. */
  id?: string;
  label: string;
  placeholder: string;
  value: string;
  invalid: boolean;
  onChange: (value: string) => void;
}

/** A text area that grows with its text: an invisible copy of the text below it sets the height. */
export function TextArea({ id, label, placeholder, value, invalid, onChange }: TextAreaProps) {
  return (
    <Box position="relative">
      <div className={styles.room} aria-hidden="true">
        {value === '' ? placeholder : `${value}\u200b`}
      </div>
      <textarea
        id={id}
        className={styles.text}
        rows={1}
        aria-label={label}
        aria-invalid={invalid}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Box>
  );
}
