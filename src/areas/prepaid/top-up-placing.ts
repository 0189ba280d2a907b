import { placing } from '@/flows/checkout/place-order';
import { phoneTopUpOrder } from './endpoints/phone-top-up';

/** The former order may have used up the coupon, and the price follows from it. */
export const topUpPlacing = placing(
  phoneTopUpOrder,
  (one, other) => one.number === other.number && one.offer === other.offer,
);
