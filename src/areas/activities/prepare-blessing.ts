import { lunarDates, type HolidayTime } from '@/domain/activities/holiday';
import { draftName, emptyBooking, isBegun } from '@/domain/bookings/booking';
import { bookingWritten, storedBooking } from '@/state/booking-drafts';

const personalDraft = draftName(0, null);

/** Whether a booking from the personal account is being written, or was sent and has no answer yet. */
export function blessingBegun(): 'empty' | 'begun' | 'sent' {
  const stored = storedBooking(personalDraft);
  if (stored === null) return 'empty';
  if (stored.intent !== null) return 'sent';
  return isBegun(stored.draft) ? 'begun' : 'empty';
}

/** Puts the day of the holiday and the tag for holidays into the draft; what else was written stays. */
export function prepareBlessing({ names: [name], day }: HolidayTime, tag: string): void {
  const lunar = lunarDates[name] ?? '';
  bookingWritten(personalDraft, {
    ...(storedBooking(personalDraft)?.draft ?? emptyBooking),
    tag,
    isMilepost: false,
    every: 'yearly',
    date: lunar === '' ? day : '',
    lunar,
  });
}
