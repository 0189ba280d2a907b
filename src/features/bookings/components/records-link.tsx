import { Link } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/language';
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
