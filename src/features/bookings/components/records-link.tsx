import { Link } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { recordsOf } from '@/domain/booking';
import { href } from '@/domain/href';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/words';
import styles from './head-action.module.css';

/** The way from a form to what was booked before. */
export function RecordsLink({ accountType }: { accountType: AccountType }) {
  const words = useWords(bookingWords);
  return (
    <Link className={styles.action} to={href(recordsOf[accountType])}>
      {words.records}
    </Link>
  );
}
