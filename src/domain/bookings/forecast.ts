import { daysLater, toDay, type Day } from '@/domain/business-time';
import { sum, tenths, times, type Tenths } from '@/domain/money';
import { inOrder, type Queued } from './gift-queue';
import { firstRunAfter, occurrencesBetween, occursOn, runTime, type Recurrence } from './schedule';

/** Coins that expire at a known moment in ms; coins without one never expire. */
export interface DatedCoins {
  expiresAt: number;
  amount: Tenths;
}

/** A recipient of a booking, with the day of their occasion. */
interface BookedRecipient {
  usercode: string;
  anchor: Day;
  days?: readonly Day[] | undefined;
  /** False where they have left or have no OA account: they are skipped and do not block the others. */
  able: boolean;
}

/** A booking as far as paying it matters. */
export interface PlannedGifts extends Queued {
  every: Recurrence;
  each: Tenths;
  recipients: readonly BookedRecipient[];
}

/** What is to be paid for one booking in one run. */
export interface DueGift {
  bookingId: string;
  day: Day;
  /** Who gets it, and who is skipped. */
  usercodes: readonly string[];
  skipped: readonly string[];
  amount: Tenths;
}

export interface RunOutcome extends DueGift {
  paid: boolean;
  /** It is unpaid because an earlier gift of the day is: the order of payment stopped it, whatever the balance still holds. */
  behind: boolean;
  missing: Tenths;
}

/** What is due on a day, in the order of payment; a booking made after that day's run waits for its next occurrence. */
export function dueOn(bookings: readonly PlannedGifts[], day: Day): readonly DueGift[] {
  const paidAt = runTime(day);
  return inOrder(bookings).flatMap(({ id, bookedAt, every, each, recipients }) => {
    if (bookedAt >= paidAt) return [];
    const due = recipients.filter(({ anchor, days }) => occursOn({ anchor, every, days }, day));
    if (due.length === 0) return [];
    const able = due.filter((recipient) => recipient.able);
    return [
      {
        bookingId: id,
        day,
        usercodes: able.map(({ usercode }) => usercode),
        skipped: due.filter((recipient) => !recipient.able).map(({ usercode }) => usercode),
        amount: times(each, able.length),
      },
    ];
  });
}

/**
 * One run: pays in the order given and stops at the first gift that cannot be paid in full; that gift and all later ones of the day are
 * unpaid, and each says how much is missing for everything up to and with it. The raw balance counts, below zero too.
 */
export function payInOrder(balance: Tenths, due: readonly DueGift[]): readonly RunOutcome[] {
  let left: number = balance;
  let stopped = false;
  return due.map((gift) => {
    const behind = stopped;
    stopped ||= gift.amount > Math.max(0, left);
    left -= gift.amount;
    return { ...gift, paid: !stopped, behind, missing: tenths(stopped ? Math.max(0, -left) : 0) };
  });
}

/** What an account holds, and when which coins expire. */
export interface Purse {
  balance: Tenths;
  dated: readonly DatedCoins[];
}

/** One run of the future: what is paid and what is not, and what is left behind it. */
export interface ForecastRun {
  day: Day;
  outcomes: readonly RunOutcome[];
  expired: Tenths;
  balance: Tenths;
  dated: readonly DatedCoins[];
}

interface Span {
  /** Now, ms: the first run is the next one. */
  now: number;
  until: Day;
}

/** Simulates bookings against a purse: the days on which something is due, in order. */
export function forecast(
  bookings: readonly PlannedGifts[],
  purse: Purse,
  { now, until }: Span,
): readonly ForecastRun[] {
  let held = purse;
  return dueDays(bookings, now, until).map((day) => {
    const before = afterExpiry(held, runTime(day));
    const outcomes = payInOrder(before.balance, dueOn(bookings, day));
    const spent = sum(outcomes.filter(({ paid }) => paid).map(({ amount }) => amount));
    const expired = tenths(held.balance - before.balance);
    held = afterSpending(before, spent);
    return { day, outcomes, expired, ...held };
  });
}

/** The gifts that go unpaid, in the order in which that happens. */
export function unpaidIn(runs: readonly ForecastRun[]): readonly RunOutcome[] {
  return runs.flatMap(({ outcomes }) => outcomes.filter(({ paid }) => !paid));
}

/** The least amount that, put in now, lets every gift be paid; zero where none is in danger. */
export function leastTopUp(bookings: readonly PlannedGifts[], purse: Purse, span: Span): Tenths {
  const saves = (amount: number) =>
    unpaidIn(forecast(bookings, { ...purse, balance: tenths(purse.balance + amount) }, span)).length === 0;
  if (saves(0)) return tenths(0);
  // Everything that could ever be due is enough, whatever expires.
  let enough: number = sum(
    dueDays(bookings, span.now, span.until).flatMap((day) =>
      dueOn(bookings, day).map(({ amount }) => amount),
    ),
  );
  enough += Math.max(0, -purse.balance);
  let tooLittle = 0;
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2);
    if (saves(middle)) enough = middle;
    else tooLittle = middle;
  }
  return tenths(enough);
}

export interface SavingCancel {
  bookingId: string;
  /** How many other gifts would be paid that would not be otherwise. */
  saved: number;
}

/** The one booking whose cancelling saves most gifts of others; null where none saves any. The cheapest to lose comes first. */
export function bestCancel(bookings: readonly PlannedGifts[], purse: Purse, span: Span): SavingCancel | null {
  const unpaid = unpaidIn(forecast(bookings, purse, span));
  let best: SavingCancel | null = null;
  for (const { id } of inOrder(bookings).reverse()) {
    const others = unpaid.filter(({ bookingId }) => bookingId !== id).length;
    const left = unpaidIn(
      forecast(
        bookings.filter((booking) => booking.id !== id),
        purse,
        span,
      ),
    ).length;
    if (others - left > (best?.saved ?? 0)) best = { bookingId: id, saved: others - left };
  }
  return best;
}

/** The gifts that would be paid otherwise, but go unpaid after a payment made now. */
export function impactOf(
  amount: Tenths,
  bookings: readonly PlannedGifts[],
  purse: Purse,
  span: Span,
): readonly RunOutcome[] {
  const key = ({ bookingId, day }: DueGift) => `${day} ${bookingId}`;
  const anyway = new Set(unpaidIn(forecast(bookings, purse, span)).map(key));
  const after = unpaidIn(forecast(bookings, afterSpending(purse, amount), span));
  return after.filter((gift) => !anyway.has(key(gift)));
}

/** A purse after a payment: the coins that expire soonest are spent first. */
function afterSpending({ balance, dated }: Purse, amount: Tenths): Purse {
  let rest: number = amount;
  const left = [...dated]
    .sort((one, other) => one.expiresAt - other.expiresAt)
    .flatMap((coins) => {
      const taken = Math.min(rest, coins.amount);
      rest -= taken;
      return taken === coins.amount ? [] : [{ ...coins, amount: tenths(coins.amount - taken) }];
    });
  return { balance: tenths(balance - amount), dated: left };
}

/** A purse at a moment in ms, without what has expired by then. */
function afterExpiry({ balance, dated }: Purse, moment: number): Purse {
  const gone = sum(dated.filter(({ expiresAt }) => expiresAt <= moment).map(({ amount }) => amount));
  return { balance: tenths(balance - gone), dated: dated.filter(({ expiresAt }) => expiresAt > moment) };
}

function dueDays(bookings: readonly PlannedGifts[], now: number, until: Day): readonly Day[] {
  const first = firstRunAfter(now);
  const due = bookings.flatMap(({ every, recipients }) =>
    recipients.flatMap(({ anchor, days }) => occurrencesBetween({ anchor, every, days }, first, until)),
  );
  return [...new Set(due)].sort();
}

/** The end of the forecast: a year from `now` (ms), so that every birthday comes once. */
export function forecastHorizon(now: number): Day {
  return daysLater(toDay(now), 366);
}
