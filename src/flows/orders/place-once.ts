import { newIdempotencyKey } from '@/api/idempotency-key';
import { isUnanswered } from '@/api/is-unanswered';

/** An order under the key that it was sent with. */
export interface SentOrder<Wish> {
  key: string;
  wish: Wish;
}

interface Placing<Wish, Placed> {
  /** The order whose answer is not known; null where there is none. */
  sent: SentOrder<Wish> | null;
  /** Stores an order before its first byte is sent, and null once its answer is known. */
  keep: (sent: SentOrder<Wish> | null) => void;
  send: (wish: Wish, key: string) => Promise<Placed>;
  /** Takes back what came of an order whose answer got lost, because something else is ordered now. */
  takeBack: (placed: Placed) => Promise<unknown>;
  /** Whether the order whose answer got lost is the one that is meant now; by default nothing may differ. */
  isSame?: (one: Wish, other: Wish) => boolean;
}

/**
 * Places an order and gives what came of it; throws `GatewayError`. What became of an order whose answer got lost is asked first, under its
 * own key, so that neither a second tap nor a reload makes a second order.
 */
export async function placeOnce<Wish, Placed>(
  wish: Wish,
  { sent, keep, send, takeBack, isSame = isEqual }: Placing<Wish, Placed>,
): Promise<Placed> {
  const place = async (order: SentOrder<Wish>) => {
    keep(order);
    try {
      const placed = await send(order.wish, order.key);
      keep(null);
      return placed;
    } catch (error) {
      if (!isUnanswered(error)) keep(null);
      throw error;
    }
  };
  if (sent !== null) {
    const former = await place(sent).catch((error: unknown) => {
      if (isUnanswered(error)) throw error;
      return null;
    });
    if (former !== null && isSame(sent.wish, wish)) return former;
    if (former !== null) await takeBack(former);
  }
  return place({ key: newIdempotencyKey(), wish });
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
