import { call } from '@/api/call';
import { gatewayNow } from '@/api/clock';
import { knowsKeys } from '@/api/connection';
import { appointmentCreate, appointmentList, appointmentUpdate } from '@/api/endpoints/appointment';
import { failureOf } from '@/api/errors';
import type { BookingContent, BookingDraft } from '@/domain/bookings/booking';
import { fromMoment } from '@/domain/business-time';
import type { Failure } from '@/domain/failure';
import { toWireMoney } from '@/domain/money';
import { paymentTimes, verdict } from '@/domain/payment/payment-attempt';
import { sendWrite } from '@/flows/write/perform-write';
import { keyFor } from '@/flows/write/write-intent';
import { invalidateBookings } from '@/queries/bookings';
import {
  bookingRefused,
  bookingSent,
  bookingSettled,
  storedBooking,
  type BookingIntent,
} from '@/state/booking-drafts';

export type Saved =
  | { kind: 'booked'; id: string }
  /** Nothing was booked, so the draft can be edited; `failure` is null if the gateway has no record of the request. */
  | { kind: 'refused'; failure: Failure | null }
  /** The outcome is unknown; the same request may be resent, and no other. */
  | { kind: 'unanswered' };

export interface BookingRequest {
  /** The key of the draft. */
  name: string;
  /** The booking that is changed; null for a new one. */
  id: string | null;
  draft: BookingDraft;
  content: BookingContent;
}

const running = new Set<string>();

/** The idempotency key under which a booking is sent, for the proof that allows it. */
export function bookingKey(id: string | null, content: BookingContent): string {
  return id === null ? keyFor(appointmentCreate, content) : keyFor(appointmentUpdate, { id, ...content });
}

/**
 * Creates or changes a booking exactly once: a request without an answer is resent unchanged under its key, whatever the draft says now.
 * Gives null if a request for this draft is running already.
 */
export async function saveBooking({ name, id, draft, content }: BookingRequest): Promise<Saved | null> {
  if (running.has(name)) return null;
  running.add(name);
  const openIntent = storedBooking(name)?.intent ?? null;
  const intent = openIntent ?? { key: bookingKey(id, content), content, sentAt: gatewayNow() };
  bookingSent(name, draft, intent);
  try {
    const saved = await send(id, intent, openIntent !== null);
    if (saved.kind === 'refused') bookingRefused(name);
    if (saved.kind !== 'booked') return saved;
    bookingSettled(name);
    void invalidateBookings();
    return saved;
  } finally {
    running.delete(name);
  }
}

async function send(id: string | null, intent: BookingIntent, isRetry: boolean): Promise<Saved> {
  const options = { key: intent.key };
  if (id === null && isRetry && !(await knowsKeys(appointmentCreate.gateway))) return findInRecords(intent);
  try {
    if (id !== null) {
      await sendWrite(appointmentUpdate, { id, ...intent.content }, options);
      return { kind: 'booked', id };
    }
    return { kind: 'booked', id: (await sendWrite(appointmentCreate, intent.content, options)).id };
  } catch (error) {
    const failure = failureOf(error);
    return verdict(failure) === 'unanswered' ? { kind: 'unanswered' } : { kind: 'refused', failure };
  }
}

/** Without idempotency keys nothing is resent; the list of bookings is searched, and trusted after `paymentTimes.beingChecked`. */
async function findInRecords({ content, sentAt }: BookingIntent): Promise<Saved> {
  const list = await call(appointmentList, { accountType: content.accountType }).catch(() => null);
  if (list === null) return { kind: 'unanswered' };
  const usercodesOf = (people: readonly { usercode: string }[]) =>
    people
      .map(({ usercode }) => usercode)
      .sort()
      .join();
  const found = list.bookings.find(
    ({ bookedAt, tag, date, every, lunar, workingDay, recipients, money, text }) =>
      fromMoment(bookedAt) >= sentAt - paymentTimes.beingChecked &&
      tag === content.tag &&
      date === content.date &&
      every === content.every &&
      lunar === content.lunar &&
      workingDay === content.workingDay &&
      text === content.text &&
      toWireMoney(money) === content.money &&
      usercodesOf(recipients) === usercodesOf(content.transferList),
  );
  if (found !== undefined) return { kind: 'booked', id: found.id };
  const isFinal = gatewayNow() - sentAt > paymentTimes.beingChecked;
  return isFinal ? { kind: 'refused', failure: null } : { kind: 'unanswered' };
}
