import {
  secKillingDetail,
  secKillingLeaveQueue,
  secKillingOrder,
  secKillingOrderList,
} from '@/api/endpoints/flash-sale';
import { secKillingList } from '@/api/endpoints/goods';
import { closePlaced, type OrderPlacing } from '@/flows/checkout/place-order';
import { performWrite } from '@/flows/write/perform-write';
import { invalidate } from '@/queries/endpoint';

/** In a rush an order waits in a queue before it is placed. */
export const flashPlacing: OrderPlacing<typeof secKillingOrder> = {
  endpoint: secKillingOrder,
  orderOf: (turn) => (turn.state === 'placed' ? turn.id : null),
  takeBack: (turn) =>
    turn.state === 'placed'
      ? closePlaced(turn.id)
      : performWrite(secKillingLeaveQueue, { ticket: turn.ticket }, { quiet: true }),
};

/** Reads again what is left, and the orders. */
export async function stockChanged(): Promise<void> {
  await Promise.all([secKillingDetail, secKillingList, secKillingOrderList].map((each) => invalidate(each)));
}
