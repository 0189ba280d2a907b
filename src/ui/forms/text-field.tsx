import { useId, type InputHTMLAttributes } from 'react';
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
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
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
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {validationError}
        </p>
      )}
    </div>
  );
}
