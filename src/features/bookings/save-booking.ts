import { call } from '@/api/call';
import { gatewayNow } from '@/api/clock';
import { knowsKeys } from '@/api/connection';
import { appointmentCreate, appointmentList, appointmentUpdate } from '@/api/endpoints/appointment';
import { failureOf } from '@/api/errors';
import { newIdempotencyKey } from '@/api/idempotency-key';
import type { BookingContent, BookingDraft } from '@/domain/bookings/booking';
import { fromMoment } from '@/domain/business-time';
import type { Failure } from '@/domain/failure';
import { toWireMoney } from '@/domain/money';
import { paymentTimes, verdict } from '@/domain/payment/payment-attempt';
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
  /** Nothing was booked; what was written can be changed. */
  | { kind: 'refused'; failure: Failure | null }
  /** Nobody knows: it may be sent again as it is, and nothing else may. */
  | { kind: 'unanswered' };

interface Wanted {
  /** Of the draft. */
  name: string;
  /** The booking that is changed; null for a new one. */
  id: string | null;
  draft: BookingDraft;
  content: BookingContent;
}

const running = new Set<string>();

/**
 * Books or changes, once however often it is asked for: what was sent and has no answer yet is sent again under its key, whatever the draft
 * says by now. Gives null where it is being sent already.
 */
export async function saveBooking({ name, id, draft, content }: Wanted): Promise<Saved | null> {
  if (running.has(name)) return null;
  running.add(name);
  const open = storedBooking(name)?.intent ?? null;
  const intent = open ?? { key: newIdempotencyKey(), content, sentAt: gatewayNow() };
  bookingSent(name, draft, intent);
  try {
    const saved = await send(id, intent, open !== null);
    if (saved.kind === 'refused') bookingRefused(name);
    if (saved.kind !== 'booked') return saved;
    bookingSettled(name);
    void invalidateBookings();
    return saved;
  } finally {
    running.delete(name);
  }
}

async function send(id: string | null, intent: BookingIntent, again: boolean): Promise<Saved> {
  const options = { idempotencyKey: intent.key };
  if (id === null && again && !(await knowsKeys(appointmentCreate.gateway))) return foundInRecords(intent);
  try {
    if (id !== null) {
      await call(appointmentUpdate, { id, ...intent.content }, options);
      return { kind: 'booked', id };
    }
    return { kind: 'booked', id: (await call(appointmentCreate, intent.content, options)).id };
  } catch (error) {
    const failure = failureOf(error);
    return verdict(failure) === 'unanswered' ? { kind: 'unanswered' } : { kind: 'refused', failure };
  }
}

/** Where a gateway knows no keys nothing is sent twice: the list of bookings tells, once it has had its time. */
async function foundInRecords({ content, sentAt }: BookingIntent): Promise<Saved> {
  const list = await call(appointmentList, { accountType: content.accountType }).catch(() => null);
  if (list === null) return { kind: 'unanswered' };
  const codes = (list: readonly { usercode: string }[]) =>
    list
      .map(({ usercode }) => usercode)
      .sort()
      .join();
  const found = list.bookings.find(
    ({ bookedAt, tag, date, every, recipients, money, text }) =>
      fromMoment(bookedAt) >= sentAt - paymentTimes.beingChecked &&
      tag === content.tag &&
      date === content.date &&
      every === content.every &&
      text === content.text &&
      toWireMoney(money) === content.money &&
      codes(recipients) === codes(content.transferList),
  );
  if (found !== undefined) return { kind: 'booked', id: found.id };
  const late = gatewayNow() - sentAt > paymentTimes.beingChecked;
  return late ? { kind: 'refused', failure: null } : { kind: 'unanswered' };
}
