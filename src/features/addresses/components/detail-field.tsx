import { addressMessages } from '@/messages/addresses';
import { useMessages } from '@/messages/language';
import { TextArea } from '@/ui/forms/text-area';
import styles from './detail-field.module.css';

interface DetailFieldProps {
  value: string;
  validationError: string | null;
  onChange: (text: string) => void;
}

/** Street, building and room; it grows with its text. */
export function DetailField({ value, validationError, onChange }: DetailFieldProps) {
  const messages = useMessages(addressMessages);
  return (
    <div>
      <p className={styles.label} aria-hidden="true">
        {messages.detail}
      </p>
      <div className={styles.field} data-wrong={validationError !== null}>
        <TextArea
          label={messages.detail}
          placeholder={messages.detailHint}
          value={value}
          invalid={validationError !== null}
          onChange={onChange}
        />
      </div>
      {validationError !== null && (
        <p className={styles.wrong} role="alert">
          {validationError}
        </p>
      )}
    </div>
  );
}
