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
