import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { colleague } from '@/mocks/core/colleague';
import type { Refusal } from '@/mocks/core/handler';
import type { MockState } from '@/mocks/core/state';
import type { ItemState, ReportReason } from '../rules/item';
import { defaultItems } from './default-items';
import type { Item } from './item';

/** What happened in the second-hand market since the world began. */
export interface SecondHand {
  /** Items that were published or changed, in the order of publishing. */
  readonly items: readonly Item[];
  /** As `usercode id`. */
  readonly favourites: readonly string[];
  readonly reports: readonly {
    readonly item: string;
    readonly by: string;
    readonly reason: ReportReason;
    readonly text: string;
    readonly time: number;
  }[];
}

export const noSecondHand: SecondHand = { items: [], favourites: [], reports: [] };

export const sellerGone: Refusal = { code: '5906', message: '卖家已离职，这件闲置不能再买' };

/** All items, newest first. */
export function itemsOf({ secondHand, seed }: MockState): readonly Item[] {
  const changed = new Set(secondHand.items.map(({ id }) => id));
  return [...secondHand.items, ...defaultItems(seed.epoch).filter(({ id }) => !changed.has(id))].sort(
    (one, other) => other.publishedAt - one.publishedAt,
  );
}

export function itemOf(state: MockState, id: string): Item | undefined {
  return itemsOf(state).find((item) => item.id === id);
}

/** The order that holds an item or bought it; undefined if there is none. */
export function holderOrder({ orders }: MockState, id: string): CashierOrder | undefined {
  return orders.find(
    ({ secondHand, state }) => secondHand?.item === id && state !== 'closed' && state !== 'refunded',
  );
}

export function itemState(state: MockState, { id, isWithdrawn }: Item): ItemState {
  const order = holderOrder(state, id);
  if (order !== undefined) return order.state === 'created' || order.state === 'paying' ? 'reserved' : 'sold';
  return isWithdrawn ? 'withdrawn' : 'onSale';
}

/** Whether its seller still works here. */
export function isSellerHere(state: MockState, { seller }: Pick<Item, 'seller'>): boolean {
  return colleague(state, seller)?.departed === false;
}

/** The state with this item in place of its former self, or with it added. */
export function itemKept(state: MockState, item: Item): MockState {
  const { items } = state.secondHand;
  const isKept = items.some(({ id }) => id === item.id);
  const after = isKept ? items.map((each) => (each.id === item.id ? item : each)) : [...items, item];
  return { ...state, secondHand: { ...state.secondHand, items: after } };
}
