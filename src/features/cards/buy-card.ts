import { call } from '@/api/call';
import { cardKinds, placeCardOrder } from '@/api/endpoints/card-order';
import { closeOrder } from '@/api/endpoints/cashier';
import { jdBeans } from '@/api/endpoints/jd-beans';
import { placeOnce } from '@/flows/orders/place-once';
import { invalidate } from '@/queries/endpoint';
import { cardOrderSent, useCardPurchase, type CardWish } from '@/state/card-purchase';

/** Orders a card once and gives the order's id; throws `GatewayError`. */
export function buyCard(wish: CardWish): Promise<string> {
  return placeOnce(wish, {
    sent: useCardPurchase.getState().sent,
    keep: cardOrderSent,
    send,
    takeBack: (id) => call(closeOrder, { id }, { quiet: true }),
    // What the former order holds of the beans makes this one dearer; the card is the same.
    isSame: (one, other) => one.kind === other.kind,
  });
}

async function send(wish: CardWish, key: string): Promise<string> {
  try {
    const { id } = await call(placeCardOrder, wish, { idempotencyKey: key, quiet: true });
    return id;
  } finally {
    // An order holds its card and its beans, and a refusal tells that price, stock or beans have changed.
    void invalidate(cardKinds);
    void invalidate(jdBeans);
  }
}
