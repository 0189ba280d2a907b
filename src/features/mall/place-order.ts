import { call } from '@/api/call';
import type { BodyOf } from '@/api/endpoint';
import { closeOrder } from '@/api/endpoints/cashier';
import { goodsDetail } from '@/api/endpoints/goods';
import { activityOrderList, coupons, orderPay, settlement } from '@/api/endpoints/mall-order';
import { isUnanswered } from '@/api/is-unanswered';
import { placeOnce } from '@/flows/orders/place-once';
import { invalidate } from '@/queries/endpoint';
import { settlementChanged, useSettlement, type OrderWish } from '@/state/settlement';

/** Places an order of the mall once and gives its id; throws `GatewayError`. */
export function placeOrder(wish: BodyOf<typeof orderPay>): Promise<string> {
  return placeOnce(wish, {
    sent: useSettlement.getState().sent,
    keep: (sent) => settlementChanged({ sent }),
    send,
    takeBack: (id) => call(closeOrder, { id }, { quiet: true }),
    isSame,
  });
}

async function send(wish: OrderWish, key: string): Promise<string> {
  try {
    const { id } = await call(orderPay, wish, { idempotencyKey: key, quiet: true });
    void invalidate(activityOrderList);
    return id;
  } catch (error) {
    if (isUnanswered(error)) throw error;
    // Somebody else may have bought the goods, or the coupon is used.
    void invalidate(settlement);
    void invalidate(coupons);
    void invalidate(goodsDetail);
    throw error;
  }
}

/** Whether two orders are the same but for the coupon, which the first of them may have used up, and for the price that follows from it. */
function isSame(one: OrderWish, other: OrderWish): boolean {
  const print = ({ lines, activity, address, message }: OrderWish) =>
    JSON.stringify([lines, activity, address, message]);
  return print(one) === print(other);
}
