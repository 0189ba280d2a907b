import type { AccountType } from '@/domain/account';
import {
  bookingContent,
  checkBooking,
  draftName,
  type BookingDraft,
  type BookingProblem,
} from '@/domain/bookings/booking';
import { firstRunAfter } from '@/domain/bookings/schedule';
import { fromMoment } from '@/domain/business-time';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { blessingOf } from '@/domain/transfers/transfer';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { bookingMessages } from '@/messages/areas/bookings';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import type { Booking, BookingTag } from '@/queries/bookings';
import { bookingWritten, useBookingDrafts } from '@/state/booking-drafts';
import { forecastDraft } from './draft-forecast';
import { draftOf } from './draft-of';
import { orderOfBooking, orderOfDraft } from './gift-order-of';
import { alreadyBooked } from './rules/already-booked';
import { raisesOrder } from './rules/gift-order';
import { useDraftDays } from './use-draft-days';
import { validationErrorAbout } from './validation-error';

export interface GiftDraftOptions {
  accountType: AccountType;
  /** The booking that is changed; null for a new one. */
  booking: Booking | null;
  tags: readonly BookingTag[];
  /** Used while no tag is chosen. */
  defaultTag: BookingTag;
  funding: Funding;
}

/** The stored draft of a scheduled gift, with all that follows from it: its days, its order, its problems, its forecast. */
export function useGiftDraft({ accountType, booking, tags, defaultTag, funding }: GiftDraftOptions) {
  const messages = useMessages(bookingMessages);
  const transfer = useMessages(transferMessages);
  const id = booking?.id ?? null;
  const name = draftName(accountType, id);
  const stored = useBookingDrafts(({ drafts }) => drafts[name]);
  const { now } = funding.span;
  const firstDay = firstRunAfter(now);
  const draft = stored?.draft ?? draftOf(booking, now);
  const tag = tags.find((each) => each.name === draft.tag) ?? defaultTag;
  const usercodes = draft.transferList.map(({ usercode }) => usercode);
  const days = useDraftDays(draft, tag, firstDay);
  const unable = (days.able ?? []).filter(({ able }) => !able).map(({ usercode }) => usercode);
  const problems = checkBooking(draft, tag, firstDay, unable);
  const changed = booking === null ? null : { ...booking, bookedAt: fromMoment(booking.bookedAt) };
  const order = orderOfDraft(draft, tag, accountType, days.data ?? [], firstDay);
  const [usual] = messages.blessings[tag.occasion];
  // A blessing that was not written is the first one of the occasion.
  const text = blessingOf(draft, usual);
  return {
    id,
    name,
    draft,
    tag,
    /** The first day on which a gift can still be given. */
    firstDay,
    days,
    /** The usercodes of recipients who cannot be given to. */
    unable,
    problem: problems[0],
    /** What is wrong about one part of the form, in words; null where nothing is. */
    errorAbout: (...kinds: readonly BookingProblem['kind'][]) => {
      const found = problems.find(({ kind }) => kinds.includes(kind));
      return found === undefined ? null : validationErrorAbout(found, messages, transfer);
    },
    order,
    /** A new order, or one that costs more than the booking did, is confirmed before it is sent. */
    needsConfirmation: booking === null || raisesOrder(orderOfBooking(booking), order, firstDay),
    usual,
    text,
    names: draft.transferList.map(namesToldApart(draft.transferList)),
    already: alreadyBooked(funding.bookings, usercodes, tag.occasion, booking),
    draftForecast: forecastDraft(draft, tag, days.data ?? [], changed, funding),
    contentNow: () => bookingContent({ ...draft, text }, tag, accountType),
    /** The request whose answer is open; null where none is. */
    intent: stored?.intent ?? null,
    write: (part: Partial<BookingDraft>) => bookingWritten(name, { ...draft, ...part }),
  };
}
