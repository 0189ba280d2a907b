import { daysLater, fromMoment, toDay } from '@/domain/business-time';
import { tenths, type Tenths } from '@/domain/money';
import { allGoods, type Goods } from './goods';
import { chance } from '@/mocks/core/random';

/** A session of the flash sale; both ends in milliseconds. */
export interface FlashSession {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly goods: readonly FlashGoods[];
}

interface FlashGoods {
  readonly goods: Goods;
  readonly price: Tenths;
  readonly stock: number;
  /** How many are left at the time that was asked for. */
  readonly left: number;
}

const hour = 3_600_000;
const dayLength = 24 * hour;
/** Hours of the day at which sessions begin; each lasts two. */
const starts = [8, 10, 14, 20];
const lasts = 2 * hour;
const goodsOfSession = 8;

/** The sessions of the day of this moment and of the day after it. */
export function flashSessions(now: number): readonly FlashSession[] {
  return [toDay(now), daysLater(toDay(now), 1)].flatMap((day) => {
    const midnight = fromMoment(day);
    return starts.map((start, place) => {
      const startsAt = midnight + start * hour;
      const id = `S${day.replace(/-/g, '')}${String(start).padStart(2, '0')}`;
      return { id, startsAt, endsAt: startsAt + lasts, goods: goodsOf(midnight, place, startsAt, now) };
    });
  });
}

/** Other goods in each session and on each day; they sell while the session runs, and the third is gone half-way. */
function goodsOf(midnight: number, place: number, startsAt: number, now: number): readonly FlashGoods[] {
  const turn = Math.floor(midnight / dayLength) * starts.length + place;
  return Array.from({ length: goodsOfSession }, (_, index) => {
    const goods = allGoods[(turn * goodsOfSession + index) % allGoods.length];
    if (goods === undefined) return [];
    const stock = 40 + Math.floor(chance(61, turn * goodsOfSession + index) * 160);
    const passed = Math.min(1, Math.max(0, (now - startsAt) / lasts));
    const pace = index === 2 ? 2 : 0.4 + chance(62, turn * goodsOfSession + index) * 0.5;
    return [
      {
        goods,
        price: tenths(Math.round(goods.price * 0.8)),
        stock,
        left: Math.max(0, Math.round(stock * (1 - passed * pace))),
      },
    ];
  }).flat();
}
