import type { DataOf } from '@/api/endpoint';
import type { queryOrderInfo } from '@/api/endpoints/cashier';
import type { queryPayType } from '@/api/endpoints/wallet-user';
import { splitOrder, type OrderSplit } from '@/domain/cashier/order-split';
import { tenths, type Tenths } from '@/domain/money';
import type { cashier } from '@/messages/cashier';

export type Order = NonNullable<DataOf<typeof queryOrderInfo>>;
/** A way to pay that the gateway offers for an order. */
export type OfferedWay = NonNullable<DataOf<typeof queryPayType>['payWays']>[number];
/** One that can be chosen. */
export type UsableWay = Exclude<OfferedWay, { way: 'team' }>;

/** Identifies a way among those of an order. */
export function keyOf(way: OfferedWay): string {
  return way.way === 'family' ? `family ${way.id}` : way.way;
}

/** How a way would split an order, and what it falls short of. */
export function splitBy(
  way: UsableWay,
  { money, pointsOffer }: Order,
  usesPoints: boolean,
): OrderSplit & { missing: Tenths } {
  return splitOrder({
    total: money,
    way: way.way,
    offer: usesPoints ? pointsOffer : null,
    available: way.way === 'card' ? tenths(0) : way.available,
  });
}

/** Whether a way can pay the order. */
export function isUsable(way: OfferedWay, order: Order, usesPoints: boolean): way is UsableWay {
  if (way.way === 'team' || (way.way === 'family' && way.paused)) return false;
  return splitBy(way, order, usesPoints).missing === 0;
}

/** The way that the person chose; without a choice the first of the person's own that can pay, else coins, which say what is missing. */
export function chosenWay(
  ways: readonly OfferedWay[],
  order: Order,
  { choice, usesPoints }: { choice: string; usesPoints: boolean },
): UsableWay | null {
  // Coins of somebody else are spent only where the person chose so.
  const own = ways.find((way): way is UsableWay => way.way !== 'family' && isUsable(way, order, usesPoints));
  const coins = ways.find((way): way is UsableWay => way.way === 'coins');
  const chosen = ways.find((way): way is UsableWay => way.way !== 'team' && keyOf(way) === choice);
  return chosen ?? own ?? coins ?? null;
}

/** The name of a way to pay. */
export function wayName(way: OfferedWay, messages: typeof cashier): string {
  switch (way.way) {
    case 'coins-and-card':
    case 'card':
      return messages.ways[way.way](way.name);
    default:
      return messages.ways[way.way];
  }
}
