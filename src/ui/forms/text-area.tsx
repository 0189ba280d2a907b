import styles from './text-area.module.css';

interface TextAreaProps {
  label: string;
  placeholder: string;
  value: string;
  invalid: boolean;
  onChange: (value: string) => void;
}

/** A text area that grows with its text: an invisible copy of the text below it sets the height. */
export function TextArea({ label, placeholder, value, invalid, onChange }: TextAreaProps) {
  return (
    <div className={styles.area}>
      <div className={styles.room} aria-hidden="true">
        {value === '' ? placeholder : `${value}\u200b`}
      </div>
      <textarea
        className={styles.text}
        rows={1}
        aria-label={label}
        aria-invalid={invalid}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
