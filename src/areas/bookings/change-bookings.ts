import { bookingContent, draftName, type BookingContent } from '@/domain/bookings/booking';
import { invalidateBookings, type Booking } from '@/queries/bookings';
import { bookingSettled, bookingWritten, storedBooking } from '@/state/booking-drafts';
import { draftOf } from './draft-of';
import { changedContent, changedDraft, type BookingChange } from './rules/booking-change';
import { bookingKey, saveBooking, type Saved } from './save-booking';

/** A booking that was not changed, and why; `unsent` if no request was made for it. */
export interface Unchanged {
  booking: Booking;
  why: Exclude<Saved, { kind: 'booked' }> | { kind: 'unsent' };
}

/**
 * Changes bookings one after the other, each under a key of its own; gives those that were not changed. Stops after the first request
 * without an answer, because the next one would most likely time out too.
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
  // A refused booking may have ended since the list was fetched.
  void invalidateBookings();
  return unchanged;
}

async function changeOne(booking: Booking, change: BookingChange, now: number): Promise<Saved | null> {
  const { id, accountType } = booking;
  const name = draftName(accountType, id);
  const stored = storedBooking(name);
  const openIntent = stored?.intent ?? null;
  let draft = draftOf(booking, now);
  let content = contentOf(booking, now);
  if (
    stored !== null &&
    openIntent !== null &&
    !isSame(openIntent.content, changedContent(content, change))
  ) {
    // An earlier request with other content has no answer yet, so it is resent first and the change is applied on top.
    const earlier = await saveBooking({ name, id, draft: stored.draft, content: openIntent.content });
    if (earlier === null || earlier.kind === 'unanswered') return earlier;
    if (earlier.kind === 'booked')
      ({ draft, content } = { draft: stored.draft, content: openIntent.content });
  }
  const saved = await saveBooking({
    name,
    id,
    draft: changedDraft(draft, change),
    content: changedContent(content, change),
  });
  if (saved === null || saved.kind === 'unanswered') return saved;
  bookingSettled(name);
  // An unsaved draft of the booking's own page is kept, with the change applied to it.
  if (stored !== null && openIntent === null) {
    bookingWritten(name, saved.kind === 'booked' ? changedDraft(stored.draft, change) : stored.draft);
  }
  return saved;
}

/** The key of the call that changes a booking, for the proof that allows it. */
export function changeKey(booking: Booking, change: BookingChange, now: number): string {
  return bookingKey(booking.id, changedContent(contentOf(booking, now), change));
}

function contentOf(booking: Booking, now: number): BookingContent {
  const { accountType, tag, occasion, every } = booking;
  return bookingContent(draftOf(booking, now), { name: tag, occasion, every }, accountType);
}

function isSame(one: BookingContent, other: BookingContent): boolean {
  const parts = ({ tag, date, every, lunar, workingDay, transferList, money, text }: BookingContent) =>
    JSON.stringify([
      tag,
      date,
      every,
      lunar,
      workingDay,
      transferList.map(({ usercode }) => usercode),
      money,
      text,
    ]);
  return parts(one) === parts(other);
}
