import { Box } from '@/ui/layout/box';
import styles from './text-area.module.css';

interface TextAreaProps {
  /** The element id, where the page has to find it. */
  id?: string;
  label: string;
  placeholder: string;
  value: string;
  invalid: boolean;
  /** What surrounds it shows the focus, so that it need not. */
  isRingAround?: boolean;
  onChange: (value: string) => void;
}

/** A text area that grows with its text: an invisible copy of the text below it sets the height. */
export function TextArea({
  id,
  label,
  placeholder,
  value,
  invalid,
  isRingAround = false,
  onChange,
}: TextAreaProps) {
  return (
    <Box position="relative" {...(isRingAround ? {} : { className: styles.ringed })}>
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
