import { useNavigate } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { booksFrom, draftName, emptyBooking } from '@/domain/booking';
import { href } from '@/domain/href';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/words';
import { bookingWritten, storedBooking } from '@/state/booking-drafts';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import type { Forgotten } from '../use-forgotten';
import styles from './booking-rows.module.css';

interface ForgottenRowsProps {
  accountType: AccountType;
  forgotten: readonly Forgotten[];
}

/** Whose birthday a day is, with nothing booked for them; one tap begins a booking. */
export function ForgottenRows({ accountType, forgotten }: ForgottenRowsProps) {
  const words = useWords(bookingWords);
  const navigate = useNavigate();
  const book = ({ usercode, name, department, jobNumber }: Forgotten['person']) => {
    const draft = draftName(accountType, null);
    const written = storedBooking(draft)?.draft ?? emptyBooking;
    bookingWritten(draft, {
      ...written,
      tag: '',
      transferList: [{ usercode, name, department, jobNumber }],
    });
    void navigate(href(booksFrom[accountType]));
  };
  return (
    <ul className={styles.rows}>
      {forgotten.map(({ person }) => (
        <li key={person.usercode}>
          <div className={styles.row}>
            <Avatar name={person.name} />
            <span className={styles.texts}>
              <span className={styles.title}>{words.birthdayOf(person.name)}</span>
              <span className={styles.line}>{words.forgotten}</span>
            </span>
            <Button look="soft" aria-label={words.bookFor(person.name)} onClick={() => book(person)}>
              {words.bookNow}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
