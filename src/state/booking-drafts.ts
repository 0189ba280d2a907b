import * as v from 'valibot';
import type { BookingContent, BookingDraft } from '@/domain/bookings/booking';
import { persisted } from './slice';

/** A booking that was sent and has no response yet: it is sent again unchanged and under the same key, so that it is booked once. */
export interface BookingIntent {
  key: string;
  content: BookingContent;
  /** By the gateways' clock, ms. */
  sentAt: number;
}

/** The draft of a booking and, once it was sent, its intent. */
export interface BookingWriting {
  draft: BookingDraft;
  intent: BookingIntent | null;
}

/**
 * Drafts of bookings by name: a new one for each account, and one for each booking that is being changed. They are separate from the transfer
 * draft, because changing a booking must not overwrite an unfinished transfer, and because an intent belongs to its own draft.
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
        isMilepost: v.fallback(v.boolean(), false),
        date: text,
        every: v.fallback(v.picklist(['yearly', 'monthly'] as const), 'yearly'),
        lunar: text,
        workingDay: v.fallback(v.boolean(), false),
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
              lunar: v.fallback(v.nullable(v.string()), null),
              workingDay: v.fallback(v.boolean(), false),
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

/** Reads the storage itself, as another tab may just have changed it; null where there is no draft. */
export function storedBooking(name: string): BookingWriting | null {
  useBookingDrafts.reread();
  return useBookingDrafts.getState().drafts[name] ?? null;
}

/** Something was typed or chosen; `draft` is the whole draft. A booking that was sent and has no response yet does not change. */
export function bookingWritten(name: string, draft: BookingDraft): void {
  change(name, (writing) => (writing?.intent ? writing : { intent: null, draft }));
}

/** The booking is about to be sent; the intent is stored before the request starts. */
export function bookingSent(name: string, draft: BookingDraft, intent: BookingIntent): void {
  change(name, () => ({ draft, intent }));
}

/** The gateway refused it or was never reached: the draft can be changed and sent again. */
export function bookingRefused(name: string): void {
  change(name, (writing) => writing && { ...writing, intent: null });
}

/** It is booked or discarded. */
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
