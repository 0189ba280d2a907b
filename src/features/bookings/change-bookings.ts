import { bookingContent, draftName, type BookingContent } from '@/domain/bookings/booking';
import { changedContent, changedDraft, type BookingChange } from '@/domain/bookings/booking-change';
import { type Booking, invalidateBookings } from '@/queries/bookings';
import { bookingSettled, bookingWritten, storedBooking } from '@/state/booking-drafts';
import { draftOf } from './draft-of';
import { saveBooking, type Saved } from './save-booking';

/** A booking that was not changed, and why; `unsent` where its turn did not come. */
export interface Unchanged {
  booking: Booking;
  why: Exclude<Saved, { kind: 'booked' }> | { kind: 'unsent' };
}

/**
 * Changes bookings one after the other, each as if it were changed alone, under its own key; gives those that were not. After one without an
 * answer nothing more is sent: the next would most likely wait as long.
 */
export async function changeBookings(
  bookings: readonly Booking[],
  change: BookingChange,
  now: number,
): Promise<readonly Unchanged[]> {
  const unchanged: Unchanged[] = [];
  let isUnanswered = false;
  for (const booking of bookings) {
    const saved: Saved | null = isUnanswered ? null : await changeOne(booking, change, now);
    isUnanswered = isUnanswered || saved?.kind === 'unanswered';
    if (saved?.kind !== 'booked') unchanged.push({ booking, why: saved ?? { kind: 'unsent' } });
  }
  // One that was refused may have ended since the list was read.
  void invalidateBookings();
  return unchanged;
}

async function changeOne(booking: Booking, change: BookingChange, now: number): Promise<Saved | null> {
  const { id, accountType, tag, occasion, every } = booking;
  const name = draftName(accountType, id);
  const written = storedBooking(name);
  const open = written?.intent ?? null;
  let draft = draftOf(booking, now);
  let content = bookingContent(draft, { name: tag, occasion, every }, accountType);
  if (written !== null && open !== null && !isSame(open.content, changedContent(content, change))) {
    // Something else was sent and has no answer yet: that comes first, and the change on top of it.
    const before = await saveBooking({ name, id, draft: written.draft, content: open.content });
    if (before === null || before.kind === 'unanswered') return before;
    if (before.kind === 'booked') ({ draft, content } = { draft: written.draft, content: open.content });
  }
  const saved = await saveBooking({
    name,
    id,
    draft: changedDraft(draft, change),
    content: changedContent(content, change),
  });
  if (saved === null || saved.kind === 'unanswered') return saved;
  bookingSettled(name);
  // What was being written on the booking's own page goes on, with what was changed.
  if (written !== null && open === null) {
    bookingWritten(name, saved.kind === 'booked' ? changedDraft(written.draft, change) : written.draft);
  }
  return saved;
}

function isSame(one: BookingContent, other: BookingContent): boolean {
  const parts = ({ tag, date, every, transferList, money, text }: BookingContent) =>
    JSON.stringify([tag, date, every, transferList.map(({ usercode }) => usercode), money, text]);
  return parts(one) === parts(other);
}
