import { useState } from 'react';
import type { AccountType } from '@/domain/account';
import { bookingMessages } from '@/messages/areas/bookings';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { notify } from '@/state/notifications';
import { changeBookings, changeKey, type Unchanged } from './change-bookings';
import { giftName } from './describe';
import { noChange, type BookingChange } from './rules/booking-change';
import { useBookingNames } from './use-booking-names';

/** The state of changing several bookings at once; it belongs to the page, as the sheet may be closed while saving. */
export function useBulkChange(
  accountType: AccountType,
  now: number,
  onSaved: (unchanged: readonly Booking[]) => void,
) {
  const messages = useMessages(bookingMessages);
  const errors = useMessages(errorMessages);
  const nameOf = useBookingNames(accountType);
  const [change, setChange] = useState(noChange);
  const [isSaving, setSaving] = useState(false);
  /** A message for each booking that was not changed. */
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const reasonOf = ({ why }: Unchanged) => {
    if (why.kind === 'unanswered') return messages.changeSilent;
    if (why.kind === 'unsent') return messages.changeUnsent;
    return why.failure === null ? messages.changeUnsent : failureText(why.failure, errors);
  };
  const updateChange = (part: Partial<BookingChange>) => {
    // The change must not be edited while it is being saved.
    if (!isSaving) setChange({ ...change, ...part });
  };
  const save = async (bookings: readonly Booking[]) => {
    if (isSaving) return;
    setRefusals([]);
    setSaving(true);
    const unchanged = await changeBookings(bookings, change, now);
    const saved = bookings.length - unchanged.length;
    if (saved > 0) notify(messages.changedMany(saved));
    if (unchanged.length === 0) setChange(noChange);
    setRefusals(
      unchanged.map((each) => messages.notChanged(giftName(each.booking, nameOf, messages), reasonOf(each))),
    );
    setSaving(false);
    onSaved(unchanged.map(({ booking }) => booking));
  };
  const clearRefusals = () => setRefusals([]);
  const keyOf = (booking: Booking) => changeKey(booking, change, now);
  return { change, updateChange, keyOf, isSaving, refusals, clearRefusals, save };
}
