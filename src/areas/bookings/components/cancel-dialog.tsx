import { appointmentCancel } from '@/api/endpoints/appointment';
import type { AccountType } from '@/domain/account';
import { useWrite } from '@/flows/write/use-write';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { invalidateBookings, type Booking } from '@/queries/bookings';
import { notify } from '@/state/notifications';
import { Dialog } from '@/ui/overlays/dialog';
import { giftName } from '../describe';
import { useBookingNames } from '../use-booking-names';

interface CancelDialogProps {
  accountType: AccountType;
  bookings: readonly Booking[];
  /** Gets an error message, or null if all bookings were cancelled. */
  onDone: (error: string | null) => void;
  onClose: () => void;
}

/** Asks for confirmation before it cancels bookings; those that were over already are named afterwards. */
export function CancelDialog({ accountType, bookings, onDone, onClose }: CancelDialogProps) {
  const messages = useMessages(bookingMessages);
  const nameOf = useBookingNames(accountType);
  const { offReason, send } = useWrite(appointmentCancel, {
    refresh: invalidateBookings,
    notDone: messages.cancelFailed,
  });
  const handleCancel = () =>
    send(
      { ids: bookings.map(({ id }) => id) },
      ({ over, cancelled }) => {
        const overNames = bookings
          .filter(({ id }) => over.includes(id))
          .map((booking) => giftName(booking, nameOf, messages));
        if (cancelled.length > 0) notify(messages.cancelled(cancelled.length));
        onDone(overNames.length === 0 ? null : messages.someOver(messages.join(overNames)));
      },
      onDone,
    );
  return (
    <Dialog
      title={messages.cancelTitle(bookings.length)}
      confirm={{ label: messages.cancel, offReason, onClick: handleCancel }}
      cancel={{ label: messages.keep, onClick: onClose }}
    >
      {messages.cancelLine(
        messages.join(bookings.map((booking) => giftName(booking, nameOf, messages))),
        bookings.every(({ every }) => every === 'once'),
      )}
    </Dialog>
  );
}
