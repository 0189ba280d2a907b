import { useSearchParams } from 'react-router-dom';
import { booksFrom, draftName, emptyBooking, type BookingDraft } from '@/domain/bookings/booking';
import type { Recipient } from '@/domain/transfers/transfer';
import { bookingWritten, useBookingDrafts } from '@/state/booking-drafts';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';

interface ChosenRecipients {
  chosen: readonly Recipient[];
  setChosen: (list: readonly Recipient[]) => void;
  /** Whether each recipient may get an amount of their own: a booking has one amount for all. */
  takesAmounts: boolean;
}

/** The list that the picker edits: that of the transfer, or of a booking where `for` names its page (`id`: the booking that is changed). */
export function useChosenRecipients(): ChosenRecipients {
  const [search] = useSearchParams();
  const [requestingPage, id] = [search.get('for'), search.get('id')];
  const accountType = requestingPage === booksFrom[0] ? 0 : requestingPage === booksFrom[1] ? 1 : null;
  const name = accountType === null ? '' : draftName(accountType, id);
  const booking: BookingDraft = useBookingDrafts(({ drafts }) => drafts[name]?.draft) ?? emptyBooking;
  const transfer = useTransferDraft((draft) => draft.transferList);
  if (accountType === null) return { chosen: transfer, setChosen: recipientsChosen, takesAmounts: true };
  return {
    chosen: booking.transferList,
    takesAmounts: false,
    setChosen: (transferList) => bookingWritten(name, { ...booking, transferList }),
  };
}
