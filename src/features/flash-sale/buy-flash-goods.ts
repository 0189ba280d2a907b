import { call } from '@/api/call';
import type { DataOf } from '@/api/endpoint';
import { closeOrder } from '@/api/endpoints/cashier';
import {
  secKillingDetail,
  secKillingLeaveQueue,
  secKillingOrder,
  secKillingOrderList,
} from '@/api/endpoints/flash-sale';
import { secKillingList } from '@/api/endpoints/goods';
import { isUnanswered } from '@/api/is-unanswered';
import { placeOnce } from '@/flows/orders/place-once';
import { invalidate } from '@/queries/endpoint';
import { flashOrderSent, flashQueueChanged, useFlashPurchase, type FlashWish } from '@/state/flash-purchase';

export type Turn = DataOf<typeof secKillingOrder>;

/**
 * Orders goods of a session once; gives the placed order, or its place in the queue. Another queue is left first. Throws `GatewayError`.
 */
export async function buyFlashGoods(wish: FlashWish, name: string): Promise<Turn> {
  const { sent, queue } = useFlashPurchase.getState();
  if (queue !== null) await leaveQueue(queue.ticket, true);
  return placeOnce(wish, {
    sent,
    keep: flashOrderSent,
    send: (each, key) => send(each, key, name),
    takeBack: (turn) =>
      turn.state === 'placed'
        ? call(closeOrder, { id: turn.id }, { quiet: true })
        : leaveQueue(turn.ticket, true),
  });
}

async function send(wish: FlashWish, key: string, name: string): Promise<Turn> {
  try {
    const turn = await call(secKillingOrder, wish, { idempotencyKey: key, quiet: true });
    if (turn.state === 'queueing') {
      const { session, goods } = wish;
      flashQueueChanged({ ticket: turn.ticket, session, goods, name });
    } else void stockChanged();
    return turn;
  } catch (error) {
    // Somebody else was faster, or the session is over.
    if (!isUnanswered(error)) void stockChanged();
    throw error;
  }
}

/** Leaves the queue; gives the id of the order that was placed before, empty where none was. */
export async function leaveQueue(ticket: string, quiet = false): Promise<string> {
  const { id } = await call(secKillingLeaveQueue, { ticket }, { quiet });
  flashQueueChanged(null);
  return id;
}

/** Reads again what is left, and the orders. */
export async function stockChanged(): Promise<void> {
  await Promise.all([secKillingDetail, secKillingList, secKillingOrderList].map((each) => invalidate(each)));
}
