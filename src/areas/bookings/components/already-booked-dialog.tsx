import { Link } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { Inline } from '@/ui/layout/box';
import { Dialog } from '@/ui/overlays/dialog';
import { longDay } from '../describe';
import type { AlreadyBooked } from '../rules/already-booked';
import { useBookingNames } from '../use-booking-names';

interface AlreadyBookedDialogProps {
  accountType: AccountType;
  already: readonly AlreadyBooked<Booking>[];
  tag: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a second gift for the same birthday is booked, with a link to each that there is. */
export function AlreadyBookedDialog({
  accountType,
  already,
  tag,
  onConfirm,
  onClose,
}: AlreadyBookedDialogProps) {
  const messages = useMessages(bookingMessages);
  const nameOf = useBookingNames(accountType);
  const names = [...new Set(already.map(nameOf))];
  return (
    <Dialog
      title={messages.alreadyTitle(messages.names(names), tag)}
      confirm={{ label: messages.bookTwice, onClick: onConfirm }}
      cancel={{ label: messages.notTwice, onClick: onClose }}
    >
      {already.map(({ booking, usercode, name, day }) => (
        <Inline
          as={Link}
          key={`${booking.id} ${usercode}`}
          minHeight="tap"
          justify="center"
          tone="primary"
          to={href(recordsOf[accountType], { id: booking.id })}
        >
          {messages.alreadyLine(
            nameOf({ usercode, name }),
            formatCoins(booking.money),
            longDay(day, messages),
          )}
        </Inline>
      ))}
      <p>{messages.alreadyQuestion}</p>
    </Dialog>
  );
}
