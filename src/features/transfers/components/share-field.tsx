import { useId } from 'react';
import { ownAmountWords } from '@/messages/own-amounts';
import { useWords } from '@/messages/language';
import { Avatar } from '@/ui/people/avatar';
import { fieldOf } from '../own-field';
import styles from './own-amounts.module.css';

interface ShareFieldProps {
  usercode: string;
  name: string;
  /** What tells namesakes apart; empty where the name does. */
  place: string;
  value: string;
  complaint: string | null;
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
  complaint,
  onOpen,
  onType,
  onLeave,
}: ShareFieldProps) {
  const own = useWords(ownAmountWords);
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
        aria-describedby={complaint === null ? undefined : note}
        aria-invalid={complaint !== null}
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
      {complaint !== null && (
        <p id={note} className={styles.wrong} role="alert">
          {complaint}
        </p>
      )}
    </li>
  );
}
