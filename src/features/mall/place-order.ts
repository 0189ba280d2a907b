import { call } from '@/api/call';
import type { BodyOf } from '@/api/endpoint';
import { closeOrder } from '@/api/endpoints/cashier';
import { goodsDetail } from '@/api/endpoints/goods';
import { activityOrderList, coupons, orderPay, settlement } from '@/api/endpoints/mall-order';
import { failureOf } from '@/api/errors';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { verdict } from '@/domain/payment/payment-attempt';
import { invalidate } from '@/queries/endpoint';
import { settlementChanged, useSettlement, type OrderWish } from '@/state/settlement';

/**
 * Places an order and gives its id; throws `GatewayError`. What became of an order whose answer got lost is asked first, under its own key,
 * so that neither a second tap nor a reload makes a second order.
 */
export async function placeOrder(wish: BodyOf<typeof orderPay>): Promise<string> {
  const { sent } = useSettlement.getState();
  if (sent !== null) {
    const former = await sendWish(sent.wish, sent.key).catch((error: unknown) => {
      if (isUnanswered(error)) throw error;
      return null;
    });
    if (former !== null && isSameWish(sent.wish, wish)) return former;
    if (former !== null) await call(closeOrder, { id: former }, { quiet: true });
  }
  return sendWish(wish, newIdempotencyKey());
}

async function sendWish(wish: OrderWish, key: string): Promise<string> {
  settlementChanged({ sent: { key, wish } });
  try {
    const { id } = await call(orderPay, wish, { idempotencyKey: key, quiet: true });
    settlementChanged({ sent: null });
    void invalidate(activityOrderList);
    return id;
  } catch (error) {
    if (isUnanswered(error)) throw error;
    settlementChanged({ sent: null });
    // Somebody else may have bought the goods, or the coupon is used.
    void invalidate(settlement);
    void invalidate(coupons);
    void invalidate(goodsDetail);
    throw error;
  }
}

function isUnanswered(error: unknown): boolean {
  return verdict(failureOf(error)) === 'unanswered';
}

/** Whether two orders are the same but for the coupon, which the first of them may have used up, and for the price that follows from it. */
function isSameWish(one: OrderWish, other: OrderWish): boolean {
  const print = ({ lines, activity, address, message }: OrderWish) =>
    JSON.stringify([lines, activity, address, message]);
  return print(one) === print(other);
}
