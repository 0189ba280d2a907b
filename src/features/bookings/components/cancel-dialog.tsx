import { useState } from 'react';
import { failureOf } from '@/api/errors';
import type { AccountType } from '@/domain/account';
import { bookingMessages } from '@/messages/bookings';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { notify } from '@/state/notifications';
import { Dialog } from '@/ui/overlays/dialog';
import { cancelBookings } from '../cancel-bookings';
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
  const errors = useMessages(errorMessages);
  const [isCancelling, setCancelling] = useState(false);
  const handleCancel = async () => {
    if (isCancelling) return;
    setCancelling(true);
    try {
      const { over, cancelled } = await cancelBookings(bookings.map(({ id }) => id));
      const overNames = bookings
        .filter(({ id }) => over.includes(id))
        .map((booking) => giftName(booking, nameOf, messages));
      if (cancelled > 0) notify(messages.cancelled(cancelled));
      onDone(overNames.length === 0 ? null : messages.someOver(messages.join(overNames)));
    } catch (error) {
      onDone(messages.cancelFailed(failureText(failureOf(error), errors)));
    }
  };
  return (
    <Dialog
      title={messages.cancelTitle(bookings.length)}
      confirm={{ label: messages.cancel, onClick: () => void handleCancel() }}
      cancel={{ label: messages.keep, onClick: onClose }}
    >
      {messages.cancelLine(
        messages.join(bookings.map((booking) => giftName(booking, nameOf, messages))),
        bookings.every(({ every }) => every === 'once'),
      )}
    </Dialog>
  );
}
