import { useId, type InputHTMLAttributes } from 'react';
import { Note, Text } from '@/ui/text/text';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  /** As typed. */
  value: string;
  /** Null where the text may be taken. */
  validationError: string | null;
  onChange: (text: string) => void;
}

/** A line of text with its label above and its validation error below. */
export function TextField({ label, value, validationError, onChange, ...rest }: TextFieldProps) {
  const id = useId();
  const isWrong = validationError !== null;
  return (
    <div className={styles.block}>
      <Text as="label" htmlFor={id} display="block" marginBottom={2} tone="secondary" size="note">
        {label}
      </Text>
      <input
        autoComplete="off"
        {...rest}
        id={id}
        className={styles.field}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {isWrong && (
        <Note id={`${id}-wrong`} marginTop={2} tone="danger" role="alert">
          {validationError}
        </Note>
      )}
    </div>
  );
}
