import type { Day } from '@/domain/business-time';
import type { ForecastRun, RunOutcome } from './forecast';

/** What decides when a booking's turn to be paid comes. */
export interface Queued {
  id: string;
  /** Milliseconds. */
  bookedAt: number;
  /** Where the person has changed the order; bookings without a place come after those that have one. */
  place?: number | null | undefined;
}

/** Bookings in the order in which they are paid: by place, then in order of booking. */
export function inOrder<Gift extends Queued>(gifts: readonly Gift[]): Gift[] {
  return [...gifts].sort(
    (one, other) =>
      placeOf(one) - placeOf(other) || one.bookedAt - other.bookedAt || (one.id < other.id ? -1 : 1),
  );
}

function placeOf({ place }: Queued): number {
  return place ?? Number.MAX_SAFE_INTEGER;
}

/** Gives each gift its place when these take, in this order, the places that they hold together; the others stay where they are. */
export function reordered<Gift extends Queued>(gifts: readonly Gift[], ids: readonly string[]): Gift[] {
  const queue = inOrder(gifts);
  const moved = ids.flatMap((id) => queue.find((gift) => gift.id === id) ?? []);
  let next = 0;
  return queue.map((gift, place) => {
    const taken = ids.includes(gift.id) ? moved[next++] : gift;
    return { ...(taken ?? gift), place };
  });
}

/** The days on which gifts go unpaid although others are due too, so that another order pays other gifts. */
export function shortDays(runs: readonly ForecastRun[]): readonly Day[] {
  return runs
    .filter(({ outcomes }) => outcomes.length > 1 && outcomes.some(({ paid }) => !paid))
    .map(({ day }) => day);
}

/** The gifts of a day with the smallest amounts first, which pays as many of them as can be; equal ones keep their order. */
export function smallestFirst(outcomes: readonly RunOutcome[]): readonly string[] {
  return [...outcomes].sort((one, other) => one.amount - other.amount).map(({ bookingId }) => bookingId);
}

/** What another order changes: the gifts that are paid now and were not, and those that go unpaid instead. */
export function orderEffect(
  before: readonly ForecastRun[],
  after: readonly ForecastRun[],
): { saved: readonly RunOutcome[]; lost: readonly RunOutcome[] } {
  const paidIn = (runs: readonly ForecastRun[]) => {
    const paid = runs.flatMap(({ outcomes }) => outcomes.filter((outcome) => outcome.paid));
    return new Map(paid.map((outcome) => [`${outcome.day} ${outcome.bookingId}`, outcome]));
  };
  const paidBefore = paidIn(before);
  const paidAfter = paidIn(after);
  return {
    saved: [...paidAfter].filter(([key]) => !paidBefore.has(key)).map(([, outcome]) => outcome),
    lost: [...paidBefore].filter(([key]) => !paidAfter.has(key)).map(([, outcome]) => outcome),
  };
}
