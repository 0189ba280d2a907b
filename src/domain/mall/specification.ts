import { acceptPickerValues } from '@/domain/forms/picker-values';

/** One thing that can be chosen about goods, such as their colour. */
export interface SpecSlot {
  name: string;
  values: readonly { name: string }[];
}

interface PicturedSlot {
  values: readonly { name: string; pictures: readonly string[] }[];
}

/** Goods in one specification, with one value for each slot. */
interface Variant {
  values: readonly string[];
  stock: number;
}

/** The variant with these values; null where there is none, or where they are more or fewer than the slots. */
export function variantOf<V extends Variant>(
  variants: readonly V[],
  slots: readonly SpecSlot[],
  values: readonly string[],
): V | null {
  const accepted = acceptPickerValues(values, slots.length);
  if (accepted === null) return null;
  return (
    variants.find((variant) => variant.values.every((value, index) => value === accepted[index])) ?? null
  );
}

/**
 * The pictures of goods as they were chosen: those of the first chosen value that changes what they look like, else those of the goods.
 * Takes the slots with the chosen values, one for each slot.
 */
export function chosenPictures(
  { pictures, slots }: { pictures: readonly string[]; slots: readonly PicturedSlot[] },
  chosen: readonly string[],
): readonly string[] {
  const own = slots
    .map((slot, index) => slot.values.find(({ name }) => name === chosen[index])?.pictures ?? [])
    .find((each) => each.length > 0);
  return own ?? pictures;
}

/** The values that are chosen at first: those of the first variant that can be had, else of the first one. */
export function firstValues<V extends Variant>(variants: readonly V[]): readonly string[] {
  return (variants.find(({ stock }) => stock > 0) ?? variants[0])?.values ?? [];
}

/** Whether a value of a slot can be had together with what is chosen in the other slots. */
export function isInStock<V extends Variant>(
  variants: readonly V[],
  chosen: readonly string[],
  slot: number,
  value: string,
): boolean {
  const values = chosen.map((each, index) => (index === slot ? value : each));
  return variants.some(
    (variant) => variant.stock > 0 && variant.values.every((each, index) => each === values[index]),
  );
}

/** How many pieces can be bought at once: bounded by the stock and by what the limit for each person leaves; 0 where none can. */
export function mostPieces(stock: number, limit: number, bought: number): number {
  return Math.max(0, Math.min(stock, limit - bought));
}
