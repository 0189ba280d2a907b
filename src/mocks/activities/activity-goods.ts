import type { Tenths } from '@/domain/money';
import { percentOf } from '@/mocks/core/percent-of';
import type { MockState } from '@/mocks/core/state';
import { allGoods, type Goods } from '@/mocks/life/goods';
import { activityOf } from './activities';

/** Goods of an activity: which, at how many hundredths of their price, and how many one person may buy. */
type Line = readonly [goods: string, percent: number, limitPerPerson: number];

const offered: Readonly<Record<string, readonly Line[]>> = {
  A0001: [
    ['G0006', 80, 2],
    ['G0012', 85, 2],
    ['G0008', 75, 3],
    ['G0004', 90, 5],
  ],
  A0009: [
    ['G0001', 80, 1],
    ['G0025', 70, 1],
  ],
  A0016: [
    ['G0016', 85, 3],
    ['G0004', 80, 5],
    ['G0020', 75, 2],
    ['G0012', 80, 2],
  ],
  A0018: [
    ['G0005', 70, 1],
    ['G0017', 75, 1],
  ],
  A0020: [
    ['G0006', 80, 3],
    ['G0020', 80, 2],
  ],
  A0021: [
    ['G0022', 70, 2],
    ['G0023', 80, 1],
  ],
};

/** What an activity offers goods for. */
export interface ActivityOffer {
  readonly price: Tenths;
  /** How many one person may buy at this price. */
  readonly limitPerPerson: number;
}

/** What an activity offers, whether it runs or not. */
export function offersOf(activityId: string): readonly (ActivityOffer & { readonly goods: Goods })[] {
  return (offered[activityId] ?? []).flatMap(([id, percent, limitPerPerson]) => {
    const goods = allGoods.find((each) => each.id === id);
    if (goods === undefined) return [];
    return [{ goods, price: percentOf(goods.price, percent), limitPerPerson }];
  });
}

/** The offer of an activity for goods; null while the activity does not run, or where it does not offer them. */
export function activityOffer(
  state: MockState,
  activityId: string,
  goodsId: string,
  now: number,
): ActivityOffer | null {
  const activity = activityOf(state.seed.epoch, activityId);
  if (activity === undefined || now < activity.startsAt || now >= activity.endsAt) return null;
  const offer = offersOf(activityId).find(({ goods }) => goods.id === goodsId);
  return offer === undefined ? null : { price: offer.price, limitPerPerson: offer.limitPerPerson };
}
