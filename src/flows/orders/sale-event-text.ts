import { itemEvents, type ItemEventName, type SaleSide } from '@/domain/second-hand/item-event';
import type { orders } from '@/messages/areas/orders';

/** What was done to an item, in the words of one side, who knows the other by name. */
export function saleEventText(
  what: ItemEventName,
  side: SaleSide,
  partner: string,
  { saleEvents, you }: typeof orders,
): string {
  return saleEvents[what](itemEvents[what] === side ? you : partner);
}
