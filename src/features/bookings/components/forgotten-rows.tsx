import type { AccountType } from '@/domain/account';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import type { Forgotten } from '../use-forgotten';
import styles from './booking-rows.module.css';
import { OfferRow } from './offer-row';

interface ForgottenRowsProps {
  accountType: AccountType;
  forgotten: readonly Forgotten[];
}

/** Whose birthday a day is, with nothing booked for them. */
export function ForgottenRows({ accountType, forgotten }: ForgottenRowsProps) {
  const messages = useMessages(bookingMessages);
  return (
    <ul className={styles.rows}>
      {forgotten.map(({ person }) => (
        <li key={person.usercode}>
          <OfferRow
            accountType={accountType}
            person={person}
            title={messages.birthdayOf(person.name)}
            description={messages.forgotten}
          />
        </li>
      ))}
    </ul>
  );
}
