import { call } from '@/api/call';
import { closeOrder } from '@/api/endpoints/cashier';
import { coinTopUpList, coinTopUpOrder } from '@/api/endpoints/coin-top-up';
import { toWireMoney, type Tenths } from '@/domain/money';
import { placeOnce } from '@/flows/orders/place-once';
import { invalidate } from '@/queries/endpoint';
import { socialTopUpPlaced, socialTopUpSent, useSocialTopUp } from '@/state/social-top-up';

/** Orders so many coins once and gives the order's id; throws `GatewayError`. */
export async function placeTopUp(amount: Tenths): Promise<string> {
  const id = await placeOnce(
    { money: toWireMoney(amount) },
    {
      sent: useSocialTopUp.getState().sent,
      keep: socialTopUpSent,
      send: async (wish, key) => (await call(coinTopUpOrder, wish, { idempotencyKey: key, quiet: true })).id,
      takeBack: (former) => call(closeOrder, { id: former }, { quiet: true }),
    },
  );
  socialTopUpPlaced(id);
  void invalidate(coinTopUpList);
  return id;
}
