import type { AccountType } from '@/domain/account';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { Surface } from '@/ui/layout/box';
import { useGiftedNames, type UnbookedBirthday } from '../use-unbooked-birthdays';
import { OfferRow } from './offer-row';
import styles from './booking-rows.module.css';

interface UnbookedRowsProps {
  accountType: AccountType;
  unbooked: readonly UnbookedBirthday[];
}

/** Colleagues whose birthday is on the chosen day and for whom nothing is booked. */
export function UnbookedRows({ accountType, unbooked }: UnbookedRowsProps) {
  const messages = useMessages(bookingMessages);
  const nameOf = useGiftedNames();
  return (
    <Surface as="ul" marginBottom={3} paddingX={4} className={styles.rows}>
      {unbooked.map(({ person }) => (
        <li key={person.usercode}>
          <OfferRow
            accountType={accountType}
            person={person}
            shownName={nameOf(person)}
            title={messages.birthdayOf(nameOf(person))}
            description={messages.forgotten}
          />
        </li>
      ))}
    </Surface>
  );
}
