import { Link } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import styles from './head-action.module.css';

/** The link from the form to the existing bookings. */
export function RecordsLink({ accountType }: { accountType: AccountType }) {
  const messages = useMessages(bookingMessages);
  return (
    <Link className={styles.action} to={href(recordsOf[accountType])}>
      {messages.records}
    </Link>
  );
}
