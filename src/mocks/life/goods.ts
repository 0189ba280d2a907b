import type { GoodsCategory } from '@/domain/mall/goods-list';
import { tenths, type Tenths } from '@/domain/money';
import { chance, mix } from '@/mocks/core/random';
import { coloursOf, thingDrawn, type Colour, type ThingName } from './goods-drawings';

/** Goods of the mall as the gateways keep them; the shop, the flash sale and the search read this one table. */
export interface Goods {
  readonly id: string;
  readonly name: string;
  readonly kind: GoodsCategory;
  readonly thing: ThingName;
  readonly price: Tenths;
  readonly usualPrice: Tenths;
  /** How many the mall has when a world begins. */
  readonly stock: number;
  readonly ground: number;
}

type Line = readonly [name: string, thing: ThingName, kind: GoodsCategory, coins: number];

/** What there is, with its price in coins; makers and sizes make more of it. */
const lines: readonly Line[] = [
  ['保温随行杯', 'flask', 'kitchen', 49.9],
  ['当季脐橙 5 斤', 'oranges', 'food', 26.8],
  ['恒温电水壶', 'kettle', 'kitchen', 99],
  ['东北大米 5 公斤', 'rice', 'food', 58],
  ['蓝牙耳机', 'earphones', 'digital', 129],
  ['团圆礼盒', 'box', 'gift', 168],
  ['桌面音箱', 'speaker', 'digital', 159],
  ['高山绿茶', 'tea', 'food', 78],
  ['全棉毛巾三条', 'towel', 'home', 39.9],
  ['折叠晴雨伞', 'umbrella', 'home', 45],
  ['床头小灯', 'lamp', 'home', 66],
  ['时令果篮', 'basket', 'gift', 118],
  ['焖烧杯', 'jar', 'kitchen', 69],
  ['蜜柚两只', 'pomelos', 'food', 19.9],
  ['养生壶', 'pot', 'kitchen', 139],
  ['五常香米 10 公斤', 'rice', 'food', 108],
  ['降噪耳机', 'headphones', 'digital', 299],
  ['生日礼盒', 'box', 'gift', 198],
  ['随身音箱', 'speaker', 'digital', 89],
  ['陈年普洱', 'puer', 'food', 128],
  ['浴巾', 'bath-towel', 'home', 59],
  ['儿童雨伞', 'umbrella', 'home', 36],
  ['护眼台灯', 'desk-lamp', 'home', 149],
  ['探望果篮', 'basket', 'gift', 98],
  ['运动水壶', 'bottle', 'kitchen', 35],
];
const makers = ['', '云杉优选 ', '青禾 ', '南窗 ', '山见 ', '暖屿 ', '白鹭洲 ', '小满 '];

/** The 200 goods of every world. */
export const allGoods: readonly Goods[] = makers.flatMap((maker, turn) =>
  lines.map(([name, thing, kind, coins], lineIndex): Goods => {
    const index = turn * lines.length + lineIndex;
    // Makers differ by up to a fifth; the first of each keeps its round price.
    const price = turn === 0 ? coins : Math.round(coins * (0.9 + chance(51, index) * 0.3));
    return {
      id: `G${String(index + 1).padStart(4, '0')}`,
      name: `${maker}${name}`,
      kind,
      thing,
      price: tenths(Math.round(price * 10)),
      usualPrice: tenths(Math.round(price * (1.15 + chance(52, index) * 0.3)) * 10),
      stock: 20 + Math.floor(chance(53, index) * 380),
      ground: lineIndex + turn,
    };
  }),
);

/** The picture of goods, as an address, in the colour that is among the values that were chosen. */
export function pictureOf({ thing, ground }: Goods, values: readonly string[] = []): string {
  const colour = colourAmong(thing, values);
  return thingDrawn(thing, colour === undefined ? { ground } : { ground, colour });
}

/** The colour of a thing that is among the values of a specification; undefined where none is. */
export function colourAmong(thing: ThingName, values: readonly string[]): Colour | undefined {
  return coloursOf(thing).find((colour) => values.includes(colour));
}

/** All goods, those first that suit this person. */
export function suitedTo(person: number): readonly Goods[] {
  const rank = new Map(allGoods.map(({ id }, index) => [id, mix(54 + person, index)]));
  return [...allGoods].sort((one, other) => (rank.get(one.id) ?? 0) - (rank.get(other.id) ?? 0));
}

/** Goods as lists have them. */
export function goodsCard(each: Goods) {
  const { id, name, price, usualPrice } = each;
  return { id, name, picture: pictureOf(each), price, usualPrice };
}
