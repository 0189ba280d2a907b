import type { cashier } from '@/messages/cashier';
import type { OfferedWay } from './pay-choice';

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
