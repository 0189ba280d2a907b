import { expect, it } from 'vitest';
import { fromMoment } from '@/domain/business-time';
import { purchaseProblem, type FlashOffer, type PurchaseProblem } from '@/domain/flash-sale/purchase';

const now = fromMoment('2026-11-21 10:00:00');
const offer: FlashOffer = {
  startsAt: '2026-11-21 10:00:00',
  endsAt: '2026-11-21 12:00:00',
  left: 3,
  limit: 4,
  bought: 2,
};

it.each<[string, Partial<FlashOffer>, number, PurchaseProblem | null]>([
  ['one of what may be had', {}, 1, null],
  ['as many as a person may still buy', {}, 2, null],
  ['one more than that', {}, 3, 'limit'],
  ['one where enough was bought', { bought: 4 }, 1, 'limit'],
  ['one more than a person may, of what is sold', { bought: 4, left: 0 }, 1, 'limit'],
  ['one of what is sold', { left: 0 }, 1, 'soldOut'],
  ['one where more are sold than there were', { left: -1 }, 1, 'soldOut'],
  ['none of what is sold', { left: 0 }, 0, 'soldOut'],
  ['the last one', { left: 1 }, 1, null],
  ['more than are left', { left: 1 }, 2, 'fewer'],
  ['one before it begins', { startsAt: '2026-11-21 10:00:01', left: 0 }, 1, 'soon'],
  ['one once it is over', { endsAt: '2026-11-21 10:00:00', left: 0 }, 1, 'over'],
])('goods of a session cannot be bought for one reason or another: %s', (_, changes, count, problem) => {
  expect(purchaseProblem({ ...offer, ...changes }, count, now)).toBe(problem);
});
