import { daysLater, fromMoment, toDay } from '@/domain/business-time';
import type { Tenths } from '@/domain/money';
import { percentOf } from '@/mocks/core/percent-of';
import { chance } from '@/mocks/core/random';
import type { MockState } from '@/mocks/core/state';
import { allGoods } from '@/mocks/life/goods';
import { soldKey } from '@/mocks/mall/held-goods';
import { variantsOf, type Variant } from '@/mocks/mall/variants';

/** A session of the flash sale; both ends in milliseconds. */
export interface FlashSession {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly goods: readonly FlashGoods[];
}

export interface FlashGoods {
  /** The one specification that is sold. */
  readonly variant: Variant;
  readonly price: Tenths;
  readonly usualPrice: Tenths;
  readonly stock: number;
  /** How many are left at the time that was asked for. */
  readonly left: number;
}

/** The price in the sale, of a hundred of the usual one. */
const salePercent = 80;
const hour = 3_600_000;
const dayLength = 24 * hour;
/** Hours of the day at which sessions begin; each lasts two. */
const starts = [8, 10, 14, 20];
const lasts = 2 * hour;
const goodsOfSession = 8;
/** How many pieces of goods one person may buy in a session. */
export const flashLimit = 2;

type Sold = MockState['sold'];

/** The sessions of the day of this moment and of the day after it. */
export function flashSessions(sold: Sold, now: number): readonly FlashSession[] {
  return [toDay(now), daysLater(toDay(now), 1)].flatMap((day) =>
    starts.map((_, index) => sessionOn(day, index, sold, now)),
  );
}

/** The session of this id, whenever it is or was; undefined where there is none. */
export function flashSessionWith(sold: Sold, id: string, now: number): FlashSession | undefined {
  const [, year = '', month = '', date = '', start = ''] = /^S(\d{4})(\d\d)(\d\d)(\d\d)$/.exec(id) ?? [];
  const day = `${year}-${month}-${date}`;
  const index = starts.indexOf(Number(start));
  if (start === '' || index < 0 || toDay(fromMoment(day)) !== day) return undefined;
  return sessionOn(day, index, sold, now);
}

/** When the session of this id starts, ms. */
export function flashStart(id: string): number {
  const session = flashSessionWith({}, id, 0);
  if (session === undefined) throw new Error(`no session ${id}`);
  return session.startsAt;
}

function sessionOn(day: string, index: number, sold: Sold, now: number): FlashSession {
  const midnight = fromMoment(day);
  const start = starts[index] ?? 0;
  const startsAt = midnight + start * hour;
  const id = `S${day.replace(/-/g, '')}${String(start).padStart(2, '0')}`;
  const turn = Math.floor(midnight / dayLength) * starts.length + index;
  return { id, startsAt, endsAt: startsAt + lasts, goods: goodsOf(id, turn, sold, startsAt, now) };
}

/** Other goods in each session and on each day. */
function goodsOf(
  session: string,
  turn: number,
  sold: Sold,
  startsAt: number,
  now: number,
): readonly FlashGoods[] {
  return Array.from({ length: goodsOfSession }, (_, index) => {
    const goods = allGoods[(turn * goodsOfSession + index) % allGoods.length];
    const [variant] = goods === undefined ? [] : variantsOf(goods);
    if (goods === undefined || variant === undefined) return [];
    const number = turn * goodsOfSession + index;
    const stock = 40 + Math.floor(chance(61, number) * 160);
    const ordered = sold[soldKey(variant.id, session)] ?? 0;
    const left = Math.max(0, stock - boughtByOthers(stock, number, index, now - startsAt) - ordered);
    return [{ variant, price: percentOf(goods.price, salePercent), usualPrice: goods.price, stock, left }];
  }).flat();
}

/** What buyers outside this world have taken by so many milliseconds after the start; the third goods are gone half-way. */
function boughtByOthers(stock: number, number: number, index: number, since: number): number {
  const passed = Math.min(1, Math.max(0, since / lasts));
  const pace = index === 2 ? 2 : 0.4 + chance(62, number) * 0.5;
  return Math.min(stock, Math.round(stock * passed * pace));
}
