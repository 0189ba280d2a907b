import { tenths, type Tenths } from '@/domain/money';
import { chance } from '@/mocks/core/random';
import type { MockState } from '@/mocks/core/state';
import { allGoods, type Goods } from '@/mocks/life/goods';

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

const colours = [
  { name: '松绿', colour: '#4a7f6a' },
  { name: '陶土', colour: '#c46f4b' },
  { name: '墨色', colour: '#434f5c' },
];

/** What can be chosen about goods of each kind; `more` is what a value costs on top, tenths. */
const slotsByKind: Readonly<Record<Goods['kind'], readonly Slot[]>> = {
  kitchen: [
    { name: '颜色', values: colours },
    { name: '容量', values: [{ name: '350 ml' }, { name: '480 ml', more: 60 }, { name: '1 L', more: 150 }] },
  ],
  food: [{ name: '规格', values: [{ name: '单份' }, { name: '双份装', more: 180 }] }],
  home: [{ name: '颜色', values: colours }],
  digital: [{ name: '颜色', values: colours.slice(1) }],
  gift: [],
};

export function slotsOf({ kind }: Goods): readonly Slot[] {
  return slotsByKind[kind];
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
