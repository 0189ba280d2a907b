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
import { failureOf } from '@/api/errors';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { verdict } from '@/domain/payment/payment-attempt';
import { invalidate } from '@/queries/endpoint';
import { flashOrderSent, flashQueueChanged, useFlashPurchase, type FlashWish } from '@/state/flash-purchase';

export type Turn = DataOf<typeof secKillingOrder>;

/**
 * Orders goods of a session; gives the placed order, or its place in the queue. Throws `GatewayError`. What became of an order whose answer
 * got lost is asked first, under its own key, so that neither a second tap nor a reload makes a second order; another queue is left.
 */
export async function buyFlashGoods(wish: FlashWish, name: string): Promise<Turn> {
  const { sent, queue } = useFlashPurchase.getState();
  if (queue !== null) await leaveQueue(queue.ticket, true);
  if (sent !== null) {
    const former = await send(sent.wish, sent.key, name).catch((error: unknown) => {
      if (isUnanswered(error)) throw error;
      return null;
    });
    if (former !== null && JSON.stringify(sent.wish) === JSON.stringify(wish)) return former;
    if (former?.state === 'placed') await call(closeOrder, { id: former.id }, { quiet: true });
    if (former?.state === 'queueing') await leaveQueue(former.ticket, true);
  }
  return send(wish, newIdempotencyKey(), name);
}

async function send(wish: FlashWish, key: string, name: string): Promise<Turn> {
  flashOrderSent({ key, wish });
  try {
    const turn = await call(secKillingOrder, wish, { idempotencyKey: key, quiet: true });
    flashOrderSent(null);
    if (turn.state === 'queueing') {
      const { session, goods } = wish;
      flashQueueChanged({ ticket: turn.ticket, session, goods, name });
    } else void stockChanged();
    return turn;
  } catch (error) {
    if (isUnanswered(error)) throw error;
    flashOrderSent(null);
    // Somebody else was faster, or the session is over.
    void stockChanged();
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

/** Whether it is not known what became of a call. */
export function isUnanswered(error: unknown): boolean {
  return verdict(failureOf(error)) === 'unanswered';
}
