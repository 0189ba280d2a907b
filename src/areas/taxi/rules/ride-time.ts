/** Characters of a note for the driver. */
export const longestDriverNote = 40;

const minute = 60_000;
/** A ride for later begins at least so long from now, ms. */
const earliest = 30 * minute;
/** And at most so many days from now. */
export const latestDays = 7;
/** Between two moments that are offered. */
const step = 10 * minute;

/** Why a ride cannot be booked for a moment; null where it can. Both in ms. */
export function rideTimeProblem(when: number, now: number): 'soon' | 'late' | null {
  if (when < now + earliest) return 'soon';
  return when > now + latestDays * 24 * 60 * minute ? 'late' : null;
}

/** The first moment that is offered, ms: some minutes more than needed, so that it is still good when it was chosen slowly. */
export function firstRideTime(now: number): number {
  return Math.ceil((now + earliest + 5 * minute) / step) * step;
}

/** The moments of a day that are offered: every ten minutes from the first possible one on. `day` is the beginning of the day, ms. */
export function rideTimes(day: number, now: number): number[] {
  const first = Math.max(day, firstRideTime(now));
  const end = day + 24 * 60 * minute;
  const count = Math.max(0, Math.ceil((end - first) / step));
  return Array.from({ length: count }, (_, index) => first + index * step).filter(
    (time) => rideTimeProblem(time, now) === null,
  );
}
