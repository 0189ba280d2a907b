import { tenths, type Tenths } from '@/domain/money';
import { chance } from '@/mocks/core/random';
import type { MockState } from '@/mocks/core/state';
import { allGoods, type Goods } from '@/mocks/life/goods';
import { coloursOf, shadesByColour, type ThingName } from '@/mocks/life/goods-drawings';

/** Goods in one specification as the mall keeps them. */
export interface Variant {
  readonly id: string;
  readonly goods: Goods;
  /** One value for each slot. */
  readonly values: readonly string[];
  readonly price: Tenths;
  readonly usualPrice: Tenths;
  /** How many the mall has when a world begins. */
  readonly stock: number;
}

interface Slot {
  readonly name: string;
  readonly values: readonly { readonly name: string; readonly colour?: string; readonly more?: number }[];
}

/** What can be chosen beside the colour; `more` is what a value costs on top, tenths. */
const capacities: Readonly<Partial<Record<ThingName, Slot['values']>>> = {
  flask: [{ name: '350 ml' }, { name: '480 ml', more: 60 }, { name: '1 L', more: 150 }],
  jar: [{ name: '480 ml' }, { name: '750 ml', more: 60 }, { name: '1 L', more: 150 }],
  bottle: [{ name: '500 ml' }, { name: '750 ml', more: 60 }, { name: '1 L', more: 150 }],
  kettle: [{ name: '1 L' }, { name: '1.5 L', more: 60 }, { name: '1.8 L', more: 150 }],
  pot: [{ name: '1 L' }, { name: '1.5 L', more: 60 }, { name: '1.8 L', more: 150 }],
};

/** What can be chosen about goods: their colour, how much they hold, how much of it there is. */
export function slotsOf({ kind, thing }: Goods): readonly Slot[] {
  const colours = coloursOf(thing).map((name) => ({ name, colour: shadesByColour[name].main }));
  const capacity = capacities[thing];
  return [
    ...(colours.length === 0 ? [] : [{ name: '颜色', values: colours }]),
    ...(capacity === undefined ? [] : [{ name: '容量', values: capacity }]),
    ...(kind === 'food' ? [{ name: '规格', values: [{ name: '单份' }, { name: '双份装', more: 180 }] }] : []),
  ];
}

const made = new Map<string, readonly Variant[]>();

/** All specifications of goods; goods without a choice have one. */
export function variantsOf(goods: Goods): readonly Variant[] {
  const known = made.get(goods.id);
  if (known !== undefined) return known;
  const variants = combinations(slotsOf(goods)).map(({ values, more }, index): Variant => {
    const number = allGoods.indexOf(goods) * 10 + index;
    // One in seven is sold out when a world begins, but never the first one.
    const isGone = index > 0 && chance(91, number) < 1 / 7;
    return {
      id: `${goods.id}-${index + 1}`,
      goods,
      values,
      price: tenths(goods.price + more),
      usualPrice: tenths(goods.usualPrice + more),
      stock: isGone ? 0 : 3 + Math.floor(chance(92, number) * 90),
    };
  });
  made.set(goods.id, variants);
  return variants;
}

function combinations(slots: readonly Slot[]): { values: readonly string[]; more: number }[] {
  return slots.reduce<{ values: readonly string[]; more: number }[]>(
    (before, slot) =>
      before.flatMap(({ values, more }) =>
        slot.values.map((value) => ({ values: [...values, value.name], more: more + (value.more ?? 0) })),
      ),
    [{ values: [], more: 0 }],
  );
}

/** A specification by its id; undefined where there is none. */
export function variantWith(id: string): Variant | undefined {
  const goods = allGoods.find((each) => id.startsWith(`${each.id}-`));
  return goods === undefined ? undefined : variantsOf(goods).find((variant) => variant.id === id);
}

/** How many of it can be had now; what unpaid orders hold is not. */
export function stockOf(state: MockState, { id, stock }: Variant): number {
  return Math.max(0, stock - (state.sold[id] ?? 0));
}
