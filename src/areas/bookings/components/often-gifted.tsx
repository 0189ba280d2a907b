import type { AccountType } from '@/domain/account';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { Surface } from '@/ui/layout/box';
import { ListHead } from '@/ui/lists/list-head';
import { shortDay } from '../describe';
import { useGiftedNames, useOftenGifted, type UnbookedBirthday } from '../use-unbooked-birthdays';
import { OfferRow } from './offer-row';
import styles from './booking-rows.module.css';

interface OftenGiftedProps {
  accountType: AccountType;
  funding: Funding;
  /** Colleagues that the chosen day lists already. */
  excluded: readonly UnbookedBirthday[];
}

/** The colleagues who get gifts most often and for whom nothing is booked. */
export function OftenGifted({ accountType, funding, excluded }: OftenGiftedProps) {
  const messages = useMessages(bookingMessages);
  const nameOf = useGiftedNames();
  const excludedCodes = excluded.map(({ person }) => person.usercode);
  const often = useOftenGifted(funding).filter(({ person }) => !excludedCodes.includes(person.usercode));
  if (often.length === 0) return null;
  return (
    <section>
      <ListHead title={messages.oftenTitle} />
      <Surface as="ul" marginBottom={3} paddingX={4} className={styles.rows}>
        {often.map(({ person, birthday }) => (
          <li key={person.usercode}>
            <OfferRow
              accountType={accountType}
              person={person}
              shownName={nameOf(person)}
              title={nameOf(person)}
              description={messages.oftenLine(person.times, shortDay(birthday, messages))}
            />
          </li>
        ))}
      </Surface>
    </section>
  );
}
