import { useId } from 'react';
import { useMessages } from '@/messages/language';
import { punctuationMessages } from '@/messages/punctuation';
import { useAmountInput } from '@/ui/forms/use-amount-input';
import { Inline } from '@/ui/layout/box';
import { Avatar } from '@/ui/people/avatar';
import { Note } from '@/ui/text/text';
import { ownAmountFieldId } from '../field-ids';
import { ownAmountMessages } from '../messages';
import styles from './own-amounts.module.css';

interface ShareFieldProps {
  usercode: string;
  name: string;
  /** Department and job number where several recipients have this name, else empty. */
  detail: string;
  value: string;
  validationError: string | null;
  onOpen: () => void;
  onType: (value: string) => void;
}

/** One recipient with the field for their amount; Enter moves the focus to the next field. */
export function ShareField({
  usercode,
  name,
  detail,
  value,
  validationError,
  onOpen,
  onType,
}: ShareFieldProps) {
  const own = useMessages(ownAmountMessages);
  const marks = useMessages(punctuationMessages);
  const errorId = useId();
  const input = useAmountInput(value, onType);
  return (
    <Inline as="li" wrap paddingY={2} divider="between" className={styles.row}>
      <Avatar name={name} />
      <p className={styles.texts}>
        {name}
        {detail !== '' && <span className={styles.place}>{detail}</span>}
      </p>
      <input
        id={ownAmountFieldId(usercode)}
        className={styles.digits}
        inputMode="none"
        autoComplete="off"
        placeholder="0.0"
        aria-label={detail === '' ? own.amountFor(name) : `${own.amountFor(name)}${marks.comma}${detail}`}
        aria-describedby={validationError === null ? undefined : errorId}
        aria-invalid={validationError !== null}
        {...input}
        onClick={onOpen}
        onKeyDown={({ key, currentTarget }) => {
          const next = currentTarget.closest('li')?.nextElementSibling?.querySelector('input');
          if (key === 'Enter') next?.focus();
        }}
      />
      {validationError !== null && (
        <Note id={errorId} width="full" paddingTop={2} tone="danger" textAlign="right" role="alert">
          {validationError}
        </Note>
      )}
    </Inline>
  );
}
