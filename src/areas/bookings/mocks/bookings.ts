import type { AccountType } from '@/domain/account';
import { floatingAhead, isFloating, type DayRule } from '@/domain/bookings/day-rule';
import { dueOn, payInOrder, type PlannedGifts, type RunOutcome } from '@/domain/bookings/forecast';
import {
  firstRunAfter,
  fixesDay,
  nextOccurrence,
  occurrencesBetween,
  runTime,
  type Occasion,
  type Recurrence,
} from '@/domain/bookings/schedule';
import { daysLater, type Day } from '@/domain/business-time';
import { formatCoins, type Tenths } from '@/domain/money';
import { balanceOf } from '@/mocks/accounts/balances';
import { withExpires } from '@/mocks/accounts/expired-coins';
import { transferPosting, type Transfer } from '@/mocks/accounts/transfers';
import { colleague } from '@/mocks/core/colleague';
import { incentive, personal, post } from '@/mocks/core/ledger';
import { yearlessBirthday, type Person } from '@/mocks/core/people';
import { nextId, type MockState } from '@/mocks/core/state';
import { runCounted } from '@/mocks/payment-security/payment-count';
import { withSent } from '@/mocks/payment-security/sms';
import { floatingDays } from '../rules/floating-days';

/** A booking as the gateways keep it; people by usercode. */
export interface Booking {
  readonly id: string;
  readonly owner: string;
  readonly accountType: AccountType;
  /** The tag's name, and what occasion it is. */
  readonly tag: string;
  readonly occasion: Occasion;
  /** Where the occasion does not fix the day. */
  readonly date: Day | null;
  readonly every: Recurrence;
  readonly to: readonly string[];
  readonly money: Tenths;
  readonly text: string;
  /** Of the Chinese calendar, instead of a date. */
  readonly lunar?: string | null;
  readonly workingDay?: boolean;
  /** Whether it went without the password because it was within what is free; absent where a password or code allowed it. */
  readonly unproved?: boolean;
  /** Milliseconds. */
  readonly bookedAt: number;
  /** In the order of payment, where the person has changed that. */
  readonly queueIndex?: number | null;
  /** Milliseconds; null while it goes on. */
  readonly cancelledAt: number | null;
}

/** What one run did with one booking. */
export interface RunRecord extends RunOutcome {
  /** Of the transfer that it became; null if it is unpaid, or if no recipient was left. */
  readonly transferId: string | null;
}

/** The day of an occasion for a person; of a birthday without its year, which the person's colleagues have no business to know. */
export function anchorOf(booking: Pick<Booking, 'occasion' | 'date'>, person: Person): Day {
  const birthday = yearlessBirthday(person);
  if (!fixesDay(booking.occasion)) return booking.date ?? birthday;
  return booking.occasion === 'birthday' ? birthday : firstAnniversary(person.hired);
}

/** The first day at work is no anniversary. */
function firstAnniversary(hired: Day): Day {
  return `${Number(hired.slice(0, 4)) + 1}${hired.slice(4)}`;
}

interface Span {
  from: Day;
  until: Day;
}

/** The five years from a day on. */
export function spanFrom(from: Day): Span {
  return { from, until: daysLater(from, floatingAhead) };
}

/** The days of a recipient in a booking that follows the Chinese calendar or the working days; undefined for all others. */
export function daysOf(
  booking: Pick<Booking, 'every' | 'lunar' | 'workingDay'>,
  anchor: Day,
  { from, until }: Span,
): readonly Day[] | undefined {
  const rule: DayRule = { lunar: booking.lunar ?? null, workingDay: booking.workingDay ?? false };
  return isFloating(rule) ? floatingDays({ anchor, every: booking.every }, rule, from, until) : undefined;
}

/** A booking as far as paying it within a span matters, with the current state of its recipients. */
export function plannedOf(state: MockState, booking: Booking, span: Span): PlannedGifts {
  const recipients = booking.to.flatMap((usercode) => {
    const found = colleague(state, usercode);
    if (found === undefined) return [];
    const able = !found.departed && found.oaAccount !== null;
    const anchor = anchorOf(booking, found);
    return [{ usercode, anchor, days: daysOf(booking, anchor, span), able }];
  });
  const { id, bookedAt, queueIndex, every, money } = booking;
  return { id, bookedAt, queueIndex, every, each: money, recipients };
}

/** From which run on, and until when (ms), nothing of these bookings is due: every call asks for it. */
const idle = new WeakMap<readonly Booking[], { ranUntil: number; before: number }>();

function isIdle({ bookings, ranUntil }: MockState, now: number): boolean {
  const known = idle.get(bookings);
  return known !== undefined && known.ranUntil <= ranUntil && now < known.before;
}

/** Carries out every run up to a moment that has not been carried out yet, each after the coins that expired before it. */
export function withRuns(state: MockState, now: number): MockState {
  if (isIdle(state, now)) return state;
  const live = state.bookings.filter(({ cancelledAt }) => cancelledAt === null);
  const first = firstRunAfter(state.ranUntil);
  const last = daysLater(firstRunAfter(now), -1);
  if (live.length === 0) return state;
  const planned = live.map((booking) => plannedOf(state, booking, { from: first, until: last }));
  const due = planned.flatMap(({ every, recipients }) =>
    recipients.flatMap(({ anchor, days }) => occurrencesBetween({ anchor, every, days }, first, last)),
  );
  if (due.length === 0)
    idle.set(state.bookings, { ranUntil: state.ranUntil, before: runTime(daysLater(last, 1)) });
  let after = state;
  for (const day of [...new Set(due)].sort()) after = run(withExpires(after, runTime(day)), day);
  return after;
}

function run(state: MockState, day: Day): MockState {
  const time = runTime(day);
  const live = state.bookings.filter(({ cancelledAt }) => cancelledAt === null || cancelledAt >= time);
  let after: MockState = { ...state, ranUntil: time };
  for (const payer of new Set(live.map(payerOf))) {
    const own = live.filter((booking) => payerOf(booking) === payer);
    // The coins of former employees cannot be used.
    if (own.some(({ owner }) => colleague(after, owner)?.departed === true)) continue;
    const due = dueOn(
      own.map((booking) => plannedOf(after, booking, { from: day, until: day })),
      day,
    );
    for (const outcome of payInOrder(balanceOf(after, payer), due)) {
      const booking = own.find(({ id }) => id === outcome.bookingId);
      if (booking !== undefined) after = settled(after, booking, outcome, time);
    }
  }
  return after;
}

/** Books what is paid, tells the booker what is not, and who was skipped. */
function settled(state: MockState, booking: Booking, outcome: RunOutcome, time: number): MockState {
  const pays = outcome.paid && outcome.usercodes.length > 0;
  const paid = pays ? payment(state, booking, outcome.usercodes, time) : { state, transferId: null };
  const record = { ...outcome, transferId: paid.transferId };
  const { owner: usercode, unproved = false } = booking;
  const counted = pays
    ? runCounted(paid.state, { usercode, amount: outcome.amount, now: time, isProved: !unproved })
    : paid.state;
  let after: MockState = { ...counted, runs: [...counted.runs, record] };
  for (const usercode of outcome.skipped) {
    const name = colleague(after, usercode)?.name ?? usercode;
    after = told(
      after,
      booking,
      time,
      `${name}已离职或没有 OA 账号，这次的“${booking.tag}”没有送出，其他人不受影响。`,
    );
  }
  if (outcome.paid) return after;
  const names = outcome.usercodes.map((usercode) => colleague(after, usercode)?.name ?? usercode).join('、');
  const why = outcome.behind
    ? '排在前面的一份余额不足，当天后面的也不送。'
    : `余额不足，还差 ${formatCoins(outcome.missing)} 龙币。`;
  return told(after, booking, time, `送给${names}的“${booking.tag}”没有送出：${why}`);
}

/** Pays one booking to these people, now. */
export function payment(
  state: MockState,
  booking: Booking,
  to: readonly string[],
  time: number,
): { state: MockState; transferId: string } {
  const { id, state: counted } = nextId(state, 'T');
  const { owner, accountType, money, text, tag } = booking;
  const transfer: Transfer = {
    id,
    time,
    accountType,
    from: owner,
    to,
    money,
    text,
    tag,
    bookingId: booking.id,
  };
  return {
    transferId: id,
    state: {
      ...counted,
      ledger: post(counted.ledger, transferPosting(transfer)),
      transfers: [...counted.transfers, transfer],
    },
  };
}

function told(state: MockState, { owner, id, accountType }: Booking, time: number, text: string): MockState {
  const link = `#/orderreward${accountType + 1}?id=${id}`;
  return withSent(state, { kind: 'notice', to: owner, time, text, link });
}

export function payerOf({ owner, accountType }: Booking): string {
  return accountType === 0 ? personal(owner) : incentive(owner);
}

/** The next day on which something of a booking is due; null where nothing is any more. */
export function nextDay(state: MockState, booking: Booking, now: number): Day | null {
  if (booking.cancelledAt !== null) return null;
  const from = firstRunAfter(Math.max(now, booking.bookedAt));
  const { recipients, every } = plannedOf(state, booking, spanFrom(from));
  const horizon = `${Number(from.slice(0, 4)) + 2}${from.slice(4)}`;
  const next = recipients.flatMap(({ anchor, days }) => {
    const day = nextOccurrence({ anchor, every, days }, from);
    return day !== null && day <= horizon ? [day] : [];
  });
  return next.sort()[0] ?? null;
}
