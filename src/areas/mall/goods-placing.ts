import type { BodyOf } from '@/api/endpoint';
import { orderPay } from '@/api/endpoints/mall-order';
import { placing } from '@/flows/checkout/place-order';

/** The former order may have used up the coupon, and the price follows from it; the rest must be the same. */
export const goodsPlacing = placing(orderPay, (one, other) => print(one) === print(other));

function print({ lines, activity, address, message }: BodyOf<typeof orderPay>): string {
  return JSON.stringify([lines, activity, address, message]);
}
