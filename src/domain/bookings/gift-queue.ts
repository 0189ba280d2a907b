/** What decides when a booking's turn to be paid comes. */
export interface Queued {
  id: string;
  /** Milliseconds. */
  bookedAt: number;
  /** Where the person has changed the order; bookings without an index come after those that have one. */
  queueIndex?: number | null | undefined;
}

/** Bookings in the order in which they are paid: by index, then in order of booking. */
export function inOrder<Gift extends Queued>(gifts: readonly Gift[]): Gift[] {
  return [...gifts].sort(
    (one, other) =>
      queueIndexOf(one) - queueIndexOf(other) ||
      one.bookedAt - other.bookedAt ||
      (one.id < other.id ? -1 : 1),
  );
}

function queueIndexOf({ queueIndex }: Queued): number {
  return queueIndex ?? Number.MAX_SAFE_INTEGER;
}

/** Gives each gift its index when these take, in this order, the positions that they hold together; the others stay where they are. */
export function reordered<Gift extends Queued>(gifts: readonly Gift[], ids: readonly string[]): Gift[] {
  const queue = inOrder(gifts);
  const moved = ids.flatMap((id) => queue.find((gift) => gift.id === id) ?? []);
  let next = 0;
  return queue.map((gift, index) => {
    const taken = ids.includes(gift.id) ? moved[next++] : gift;
    return { ...(taken ?? gift), queueIndex: index };
  });
}
