import { describe, expect, it } from 'vitest';
import { burnPlan, firstToExpire } from '@/areas/accounts/rules/burn-plan';
import { matchGifts } from '@/areas/accounts/rules/gift-match';
import type { PlannedGifts, Purse } from '@/domain/bookings/forecast';
import { runTime } from '@/domain/bookings/schedule';
import { daysLater, fromMoment, toDay } from '@/domain/business-time';
import { maxPerRecipient, tenths } from '@/domain/money';

const now = fromMoment('2026-11-21 09:41:00');
const today = toDay(now);
const payDay = daysLater(today, 5);

/** A gift of ten coins in five days. */
const gift: PlannedGifts = {
  id: 'B1',
  bookedAt: now - 1_000,
  every: 'once',
  each: tenths(100),
  recipients: [{ usercode: 'U1', anchor: payDay, able: true }],
};
const purse = (expiresAt: number, amount = 100): Purse => ({
  balance: tenths(1_000),
  dated: [{ expiresAt, amount: tenths(amount) }],
});
const plan = (held: Purse, until = daysLater(today, 366)) =>
  burnPlan([gift], held, { now, until }).map(({ used, expires }) => [used, expires]);

describe('coins that expire', () => {
  it('are used by a gift that is paid before, and not by one of the very same time', () => {
    expect(plan(purse(runTime(payDay) + 1))).toEqual([[100, 0]]);
    expect(plan(purse(runTime(payDay)))).toEqual([[0, 100]]);
  });

  it('are used by gifts beyond the time that is asked about, as far as they last', () => {
    expect(plan(purse(runTime(payDay) + 1), daysLater(today, 1))).toEqual([[100, 0]]);
  });

  it('are gone at their very moment', () => {
    expect(plan(purse(now))).toEqual([]);
    expect(plan(purse(now + 1))).toEqual([[0, 100]]);
  });

  it('expire first where a single tenth is left of them', () => {
    const rows = burnPlan([gift], purse(runTime(payDay) + 1, 101), { now, until: payDay });
    expect(firstToExpire(rows)).toMatchObject({ expires: 1 });
  });
});

it('only amounts that may be sent count as usual ones', () => {
  const candidate = (usual: number) => [{ usercode: 'U1', day: payDay, usual: tenths(usual) }];
  const most = maxPerRecipient;
  const match = (usual: number) => matchGifts(candidate(usual), tenths(most * 2))?.total ?? null;
  expect([match(0), match(most), match(most + 1)]).toEqual([null, most, null]);
});
