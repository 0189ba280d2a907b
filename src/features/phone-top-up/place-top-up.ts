import { call } from '@/api/call';
import type { BodyOf } from '@/api/endpoint';
import { closeOrder } from '@/api/endpoints/cashier';
import { phoneTopUpList, phoneTopUpOffers, phoneTopUpOrder } from '@/api/endpoints/phone-top-up';
import { isUnanswered } from '@/api/is-unanswered';
import { placeOnce } from '@/flows/orders/place-once';
import { invalidate } from '@/queries/endpoint';
import { topUpChanged, usePhoneTopUp, type TopUpWish } from '@/state/phone-top-up';

/** Orders a top-up once and gives the order's id; throws `GatewayError`. */
export function placeTopUp(wish: BodyOf<typeof phoneTopUpOrder>): Promise<string> {
  return placeOnce(wish, {
    sent: usePhoneTopUp.getState().sent,
    keep: (sent) => topUpChanged({ sent }),
    send,
    takeBack: (id) => call(closeOrder, { id }, { quiet: true }),
    // The first of two may have used up the coupon.
    isSame: (one, other) => one.number === other.number && one.offer === other.offer,
  });
}

async function send(wish: TopUpWish, idempotencyKey: string): Promise<string> {
  try {
    const { id } = await call(phoneTopUpOrder, wish, { idempotencyKey, quiet: true });
    void invalidate(phoneTopUpList);
    return id;
  } catch (error) {
    // An amount may be sold out, or the coupon is used.
    if (!isUnanswered(error)) void invalidate(phoneTopUpOffers);
    throw error;
  }
}
