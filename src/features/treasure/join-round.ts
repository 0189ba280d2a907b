import { call } from '@/api/call';
import { joinTreasure, treasureOrders, treasureRound, treasureRounds } from '@/api/endpoints/treasure';
import { times, toWireMoney, type Tenths } from '@/domain/money';
import { invalidate } from '@/queries/endpoint';

/**
 * Takes shares of a round and gives the order's id; throws `GatewayError`. The gateway keeps one unpaid order of a person for each round, so
 * a wish that is sent twice is one order.
 */
export async function joinRound(id: string, count: number, price: Tenths): Promise<string> {
  try {
    const order = await call(
      joinTreasure,
      { id, count, money: toWireMoney(times(price, count)) },
      { quiet: true },
    );
    return order.id;
  } finally {
    void invalidate(treasureRounds);
    void invalidate(treasureOrders);
    await invalidate(treasureRound);
  }
}
