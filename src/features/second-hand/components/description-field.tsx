import { longestDescription } from '@/domain/second-hand/item';
import { countCharacters } from '@/domain/text';
import { secondHandMessages } from '@/messages/second-hand';
import { useMessages } from '@/messages/language';
import { TextArea } from '@/ui/forms/text-area';
import styles from './description-field.module.css';

interface DescriptionFieldProps {
  value: string;
  validationError: string | null;
  onChange: (text: string) => void;
}

/** The description of an item; it grows with its text. */
export function DescriptionField({ value, validationError, onChange }: DescriptionFieldProps) {
  const messages = useMessages(secondHandMessages);
  const count = countCharacters(value.trim());
  return (
    <div className={styles.block}>
      <p className={styles.label}>
        <span aria-hidden="true">{messages.description}</span>
        <span className={styles.count}>{messages.count(count, longestDescription)}</span>
      </p>
      <div className={styles.field} data-wrong={validationError !== null}>
        <TextArea
          label={messages.description}
          placeholder={messages.descriptionHint}
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
