import { useId } from 'react';
import { ownAmountMessages } from '@/messages/own-amounts';
import { useMessages } from '@/messages/language';
import { Avatar } from '@/ui/people/avatar';
import { fieldOf } from '../own-field';
import styles from './own-amounts.module.css';

interface ShareFieldProps {
  usercode: string;
  name: string;
  /** What tells namesakes apart; empty where the name does. */
  place: string;
  value: string;
  validationError: string | null;
  onOpen: () => void;
  onType: (value: string) => void;
  onLeave: () => void;
}

/** One recipient with the field for their amount; Enter goes on to the next one. */
export function ShareField({
  usercode,
  name,
  place,
  value,
  validationError,
  onOpen,
  onType,
  onLeave,
}: ShareFieldProps) {
  const own = useMessages(ownAmountMessages);
  const note = useId();
  return (
    <li className={styles.row}>
      <Avatar name={name} />
      <p className={styles.texts}>
        {name}
        {place !== '' && <span className={styles.place}>{place}</span>}
      </p>
      <input
        id={fieldOf(usercode)}
        className={styles.digits}
        inputMode="none"
        autoComplete="off"
        placeholder="0.0"
        aria-label={place === '' ? own.amountFor(name) : `${own.amountFor(name)}，${place}`}
        aria-describedby={validationError === null ? undefined : note}
        aria-invalid={validationError !== null}
        maxLength={12}
        value={value}
        onClick={onOpen}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
        onKeyDown={({ key, currentTarget }) => {
          const next = currentTarget.closest('li')?.nextElementSibling?.querySelector('input');
          if (key === 'Enter') next?.focus();
        }}
      />
      {validationError !== null && (
        <p id={note} className={styles.wrong} role="alert">
          {validationError}
        </p>
      )}
    </li>
  );
}
