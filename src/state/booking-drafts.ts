import * as v from 'valibot';
import type { BookingContent, BookingDraft } from '@/domain/bookings/booking';
import { persisted } from './slice';

/** A booking that was sent and has no answer yet: it is sent again as it is, under the same key, so that it is booked once. */
export interface BookingIntent {
  key: string;
  content: BookingContent;
  /** Gateways' clock, ms. */
  sentAt: number;
}

/** A booking that is being written, and what of it is on its way. */
export interface BookingWriting {
  draft: BookingDraft;
  intent: BookingIntent | null;
}

/**
 * Bookings that are being written, by name: a new one of each account, and one of each booking that is being changed. They are apart from the
 * transfer draft, because changing a booking must not cost an unfinished transfer, and because what was sent stays with its own draft.
 */
interface BookingDrafts {
  drafts: Readonly<Record<string, BookingWriting>>;
}

const text = v.fallback(v.string(), '');
const stored = v.object({
  drafts: v.record(
    v.string(),
    v.object({
      draft: v.object({
        transferList: v.fallback(
          v.array(
            v.object({
              usercode: v.string(),
              name: v.string(),
              department: v.string(),
              jobNumber: v.string(),
            }),
          ),
          [],
        ),
        money: text,
        text,
        tag: text,
        date: text,
        every: v.fallback(v.picklist(['yearly', 'monthly'] as const), 'yearly'),
      }),
      intent: v.fallback(
        v.nullable(
          v.object({
            key: v.pipe(v.string(), v.minLength(1)),
            content: v.object({
              accountType: v.picklist([0, 1] as const),
              tag: v.string(),
              date: v.nullable(v.string()),
              every: v.picklist(['yearly', 'monthly', 'once'] as const),
              transferList: v.array(v.object({ usercode: v.string() })),
              money: v.string(),
              text: v.string(),
            }),
            sentAt: v.number(),
          }),
        ),
        null,
      ),
    }),
  ),
});

export const useBookingDrafts = persisted<BookingDrafts>(
  'person',
  'booking-drafts',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : { drafts: {} };
  },
  ({ drafts }) => Object.keys(drafts).length > 0,
);

/** As it is stored this moment, whatever this tab was told so far; null where nothing was written. */
export function storedBooking(name: string): BookingWriting | null {
  useBookingDrafts.reread();
  return useBookingDrafts.getState().drafts[name] ?? null;
}

/** Something was typed or chosen; `draft` is the whole of it. What was sent and has no answer yet stays as it was sent. */
export function bookingWritten(name: string, draft: BookingDraft): void {
  change(name, (writing) => (writing?.intent ? writing : { intent: null, draft }));
}

/** It is about to be sent; stored before the first byte leaves. */
export function bookingSent(name: string, draft: BookingDraft, intent: BookingIntent): void {
  change(name, () => ({ draft, intent }));
}

/** The gateway said no, or was never reached: what was written can be changed and sent anew. */
export function bookingRefused(name: string): void {
  change(name, (writing) => writing && { ...writing, intent: null });
}

/** It is booked, or given up. */
export function bookingSettled(name: string): void {
  change(name, () => undefined);
}

function change(
  name: string,
  next: (writing: BookingWriting | undefined) => BookingWriting | undefined,
): void {
  useBookingDrafts.reread();
  useBookingDrafts.setState(({ drafts }) => {
    const { [name]: writing, ...others } = drafts;
    const changed = next(writing);
    return { drafts: changed === undefined ? others : { ...others, [name]: changed } };
  });
}
