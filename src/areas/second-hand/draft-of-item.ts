import type { BodyOf } from '@/api/endpoint';
import { parseAmount, tenths, toTyped, type Tenths } from '@/domain/money';
import type { ItemDetail, saveItem } from './endpoints/items';
import { highestPrice, type ItemTerm } from './rules/item';
import type { ItemDraft } from './state';

/** The id of the draft of a new item. */
export const newItemId = 'new';

/** An item as it is edited. */
export function draftOfItem(item: ItemDetail): ItemDraft {
  const { id, title, description, price, boughtFor, place, category, condition, terms } = item;
  return {
    id,
    title,
    description,
    price: toTyped(price),
    boughtFor: boughtFor === null ? '' : toTyped(boughtFor),
    place,
    category,
    condition,
    inspect: terms.includes('inspect'),
    fixedPrice: terms.includes('fixedPrice'),
  };
}

/** A draft without problems as it is sent. */
export function itemToSend(draft: ItemDraft, pictures: readonly string[]): BodyOf<typeof saveItem> {
  const { id, title, description, category, condition, price, boughtFor, place } = draft;
  return {
    id: id === newItemId ? '' : id,
    title: title.trim(),
    description: description.trim(),
    category,
    condition,
    price: amountOf(price),
    boughtFor: boughtFor.trim() === '' ? null : amountOf(boughtFor),
    place: place.trim(),
    terms: termsOf(draft),
    pictures: [...pictures],
  };
}

/** What the seller promises or asks for. */
export function termsOf({ inspect, fixedPrice }: ItemDraft): ItemTerm[] {
  return [...(inspect ? (['inspect'] as const) : []), ...(fixedPrice ? (['fixedPrice'] as const) : [])];
}

/** A typed amount; 0 where it is none yet. */
export function amountOf(text: string): Tenths {
  const parsed = parseAmount(text, highestPrice);
  return parsed.ok ? parsed.amount : tenths(0);
}
