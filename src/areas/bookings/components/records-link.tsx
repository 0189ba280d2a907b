import { Link } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { TextButton } from '@/ui/forms/text-button';

/** The link from the form to the existing bookings. */
export function RecordsLink({ accountType }: { accountType: AccountType }) {
  const messages = useMessages(bookingMessages);
  return (
    <TextButton
      as={Link}
      display="inline-flex"
      align="center"
      paddingX={3}
      tone="secondary"
      size="note"
      to={href(recordsOf[accountType])}
    >
      {messages.records}
    </TextButton>
  );
}
