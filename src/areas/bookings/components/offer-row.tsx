import { useNavigate } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { booksFrom, draftName, emptyBooking } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { bookingWritten, storedBooking } from '@/state/booking-drafts';
import { Button } from '@/ui/forms/button';
import { ListRow } from '@/ui/lists/list-row';
import { Avatar } from '@/ui/people/avatar';
import { Note, Text } from '@/ui/text/text';
import type { Gifted } from '../use-unbooked-birthdays';
import styles from './booking-rows.module.css';

interface OfferRowProps {
  accountType: AccountType;
  person: Gifted;
  /** The name, told apart from others. */
  shownName: string;
  title: string;
  description: string;
}

/** A colleague for whom nothing is booked, with a button that starts a booking. */
export function OfferRow({ accountType, person, shownName, title, description }: OfferRowProps) {
  const messages = useMessages(bookingMessages);
  const navigate = useNavigate();
  const { usercode, name, department, jobNumber } = person;
  const handleBook = () => {
    const draftKey = draftName(accountType, null);
    const stored = storedBooking(draftKey)?.draft ?? emptyBooking;
    bookingWritten(draftKey, {
      ...stored,
      tag: '',
      transferList: [{ usercode, name, department, jobNumber }],
    });
    void navigate(href(booksFrom[accountType]));
  };
  return (
    <ListRow className={styles.row}>
      <Avatar name={name} />
      <span className={styles.texts}>
        <Text display="block" breakWords>
          {title}
        </Text>
        <Note as="span" display="block">
          {description}
        </Note>
      </span>
      <Button variant="soft" aria-label={messages.bookFor(shownName)} onClick={handleBook}>
        {messages.bookNow}
      </Button>
    </ListRow>
  );
}
