import { useState } from 'react';
import { failureOf } from '@/api/errors';
import { bookingMessages } from '@/messages/bookings';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { notify } from '@/state/notifications';
import { Dialog } from '@/ui/overlays/dialog';
import { cancelBookings } from '../cancel-bookings';
import { giftName } from '../describe';

interface CancelDialogProps {
  bookings: readonly Booking[];
  /** What went otherwise than asked for, in words; null where all of them were cancelled. */
  onDone: (trouble: string | null) => void;
  onClose: () => void;
}

/** Asks before bookings end; a second tap does nothing, and what was over already is named. */
export function CancelDialog({ bookings, onDone, onClose }: CancelDialogProps) {
  const messages = useMessages(bookingMessages);
  const errors = useMessages(errorMessages);
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { over, cancelled } = await cancelBookings(bookings.map(({ id }) => id));
      const gone = bookings
        .filter(({ id }) => over.includes(id))
        .map((booking) => giftName(booking, messages));
      if (cancelled > 0) notify(messages.cancelled(cancelled));
      onDone(gone.length === 0 ? null : messages.someOver(messages.join(gone)));
    } catch (error) {
      onDone(messages.cancelFailed(failureText(failureOf(error), errors)));
    }
  };
  return (
    <Dialog
      title={messages.cancelTitle(bookings.length)}
      confirm={{ label: messages.cancel, onClick: () => void cancel() }}
      cancel={{ label: messages.keep, onClick: onClose }}
    >
      {messages.cancelLine(messages.join(bookings.map((booking) => giftName(booking, messages))))}
    </Dialog>
  );
}
