import type { ForecastRun, RunOutcome } from '@/domain/bookings/forecast';
import type { Day } from '@/domain/business-time';

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
