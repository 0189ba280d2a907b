import { useState } from 'react';
import { noChange, type BookingChange } from '@/domain/bookings/booking-change';
import { bookingWords } from '@/messages/bookings';
import { errorWords } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useWords } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { noticed } from '@/state/notifications';
import { changeBookings, type Unchanged } from './change-bookings';
import { giftName } from './describe';

/** Changing several bookings at once: what is typed, and what became of it. It outlives the sheet, which back may close at any time. */
export function useChangeMany(now: number, onSaved: (unchanged: readonly Booking[]) => void) {
  const words = useWords(bookingWords);
  const errors = useWords(errorWords);
  const [change, setChange] = useState(noChange);
  const [saving, setSaving] = useState(false);
  /** Why some were not changed, one line each. */
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const reasonOf = ({ why }: Unchanged) => {
    if (why.kind === 'unanswered') return words.changeSilent;
    if (why.kind === 'unsent') return words.changeUnsent;
    return why.failure === null ? words.changeUnsent : failureText(why.failure, errors);
  };
  const write = (part: Partial<BookingChange>) => {
    // What is on its way is what was typed when it left.
    if (!saving) setChange({ ...change, ...part });
  };
  const save = async (bookings: readonly Booking[]) => {
    if (saving) return;
    setRefusals(navigator.onLine ? [] : [words.offline]);
    if (!navigator.onLine) return;
    setSaving(true);
    const unchanged = await changeBookings(bookings, change, now);
    const saved = bookings.length - unchanged.length;
    if (saved > 0) noticed(words.changedMany(saved));
    if (unchanged.length === 0) setChange(noChange);
    setRefusals(unchanged.map((each) => words.notChanged(giftName(each.booking, words), reasonOf(each))));
    setSaving(false);
    onSaved(unchanged.map(({ booking }) => booking));
  };
  return { change, write, saving, refusals, forgetRefusals: () => setRefusals([]), save };
}
