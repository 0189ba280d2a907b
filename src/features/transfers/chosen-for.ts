import { useSearchParams } from 'react-router-dom';
import { booksFrom, draftName, emptyBooking, type BookingDraft } from '@/domain/bookings/booking';
import type { Recipient } from '@/domain/transfers/transfer';
import { bookingWritten, useBookingDrafts } from '@/state/booking-drafts';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';

interface Chosen {
  chosen: readonly Recipient[];
  choose: (list: readonly Recipient[]) => void;
}

/** Whose list the picker fills: that of the transfer, or of the booking whose page has asked (`for`, and `id` where one is changed). */
export function useChosen(): Chosen {
  const [search] = useSearchParams();
  const [asker, id] = [search.get('for'), search.get('id')];
  const accountType = asker === booksFrom[0] ? 0 : asker === booksFrom[1] ? 1 : null;
  const name = accountType === null ? '' : draftName(accountType, id);
  const booking: BookingDraft = useBookingDrafts(({ drafts }) => drafts[name]?.draft) ?? emptyBooking;
  const transfer = useTransferDraft((draft) => draft.transferList);
  if (accountType === null) return { chosen: transfer, choose: recipientsChosen };
  return {
    chosen: booking.transferList,
    choose: (transferList) => bookingWritten(name, { ...booking, transferList }),
  };
}
