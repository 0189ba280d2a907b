import { Inline } from '@/ui/layout/box';
import { Note, Text } from '@/ui/text/text';
import { TextArea } from './text-area';
import styles from './text-area-field.module.css';

interface TextAreaFieldProps {
  label: string;
  placeholder: string;
  value: string;
  /** How much is typed, such as 12 / 500. */
  count?: string;
  /** Has room for several lines from the start. */
  tall?: boolean;
  /** Null where the text may be taken. */
  validationError: string | null;
  onChange: (text: string) => void;
}

/** A text of several lines that grows with its text, with its label above and its validation error below. */
export function TextAreaField({
  label,
  placeholder,
  value,
  count,
  tall = false,
  validationError,
  onChange,
}: TextAreaFieldProps) {
  const isWrong = validationError !== null;
  return (
    <div className={styles.block}>
      <Inline as="p" justify="between" marginBottom={2} tone="secondary" size="note" align="stretch">
        <span aria-hidden="true">{label}</span>
        {count !== undefined && (
          <Text tone="tertiary" font="number">
            {count}
          </Text>
        )}
      </Inline>
      <div className={styles.field} data-wrong={isWrong} data-tall={tall}>
        <TextArea
          label={label}
          placeholder={placeholder}
          value={value}
          invalid={isWrong}
          isRingAround
          onChange={onChange}
        />
      </div>
      {isWrong && (
        <Note marginTop={2} tone="danger" role="alert">
          {validationError}
        </Note>
      )}
    </div>
  );
}
