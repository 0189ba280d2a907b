import type { AccountType } from '@/domain/account';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { ListHead } from '@/ui/lists/list-head';
import { shortDay } from '../describe';
import { useOftenGifted, type Forgotten } from '../use-forgotten';
import styles from './booking-rows.module.css';
import { OfferRow } from './offer-row';

interface OftenGiftedProps {
  accountType: AccountType;
  funding: Funding;
  /** Who is offered on the chosen day already. */
  offered: readonly Forgotten[];
}

/** Beside the calendar: the few whom one gives to most often, with nothing booked for them. */
export function OftenGifted({ accountType, funding, offered }: OftenGiftedProps) {
  const messages = useMessages(bookingMessages);
  const there = offered.map(({ person }) => person.usercode);
  const often = useOftenGifted(funding).filter(({ person }) => !there.includes(person.usercode));
  if (often.length === 0) return null;
  return (
    <section>
      <ListHead title={messages.oftenTitle} />
      <ul className={styles.rows}>
        {often.map(({ person, birthday }) => (
          <li key={person.usercode}>
            <OfferRow
              accountType={accountType}
              person={person}
              title={person.name}
              description={messages.oftenLine(person.times, shortDay(birthday, messages))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
