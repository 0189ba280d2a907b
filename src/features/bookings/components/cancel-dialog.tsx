import { useState } from 'react';
import { failureOf } from '@/api/errors';
import { bookingWords } from '@/messages/bookings';
import { errorWords } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useWords } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { noticed } from '@/state/notifications';
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
  const words = useWords(bookingWords);
  const errors = useWords(errorWords);
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { over, cancelled } = await cancelBookings(bookings.map(({ id }) => id));
      const gone = bookings.filter(({ id }) => over.includes(id)).map((booking) => giftName(booking, words));
      if (cancelled > 0) noticed(words.cancelled(cancelled));
      onDone(gone.length === 0 ? null : words.someOver(words.join(gone)));
    } catch (error) {
      onDone(words.cancelFailed(failureText(failureOf(error), errors)));
    }
  };
  return (
    <Dialog
      title={words.cancelTitle(bookings.length)}
      confirm={{ label: words.cancel, go: () => void cancel() }}
      cancel={{ label: words.keep, go: onClose }}
    >
      {words.cancelLine(words.join(bookings.map((booking) => giftName(booking, words))))}
    </Dialog>
  );
}
