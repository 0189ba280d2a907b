import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { burnPlan, firstToExpire, savedByGiving } from '@/areas/accounts/rules/burn-plan';
import { plannedOf, spanFrom, withRuns } from '@/areas/bookings/mocks/bookings';
import { impactOf, type PlannedGifts, type Purse } from '@/domain/bookings/forecast';
import { daysLater, fromMoment, toDay } from '@/domain/business-time';
import { sum, tenths } from '@/domain/money';
import { balanceOf } from '@/mocks/accounts/balances';
import { withExpires } from '@/mocks/accounts/expired-coins';
import { personal } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';
import { freshWorld } from '@/mocks/core/worlds';
import { me, pinned } from '../../support/gateways/mock-gateways';

const now = fromMoment('2026-11-21 09:41:00');
const today = toDay(now);
const span = { now, until: daysLater(today, 366) };
const momentIn = (days: number) => fromMoment(daysLater(today, days));

/** A gift that is paid once, in this number of days. */
function gift(days: number, coins: number, parts: Partial<PlannedGifts> = {}): PlannedGifts {
  return {
    id: `${days}-${coins}`,
    bookedAt: now - 1_000,
    every: 'once',
    each: tenths(coins * 10),
    recipients: [{ usercode: 'LX1', anchor: daysLater(today, days), able: true }],
    ...parts,
  };
}

function purse(coins: number, dated: readonly (readonly [days: number, coins: number])[]): Purse {
  return {
    balance: tenths(coins * 10),
    dated: dated.map(([days, amount]) => ({ expiresAt: momentIn(days), amount: tenths(amount * 10) })),
  };
}

const planExpiry = (planned: readonly PlannedGifts[], held: Purse) =>
  burnPlan(planned, held, span).map(({ amount, used, expires }) => [amount / 10, used / 10, expires / 10]);

describe('the expiry plan', () => {
  it('lists the coins that expire soonest first, those of one moment together', () => {
    const plan = burnPlan(
      [],
      purse(100, [
        [30, 5],
        [10, 20],
        [30, 7],
      ]),
      span,
    );
    expect(plan.map(({ expiresAt, amount }) => [toDay(expiresAt), amount])).toEqual([
      ['2026-12-01', 200],
      ['2026-12-21', 120],
    ]);
  });

  it('lets a booked gift use the soonest coins, and states what will still expire', () => {
    expect(
      planExpiry(
        [gift(5, 60)],
        purse(500, [
          [10, 100],
          [20, 30],
        ]),
      ),
    ).toEqual([
      [100, 60, 40],
      [30, 0, 30],
    ]);
    expect(
      planExpiry(
        [gift(15, 60)],
        purse(500, [
          [10, 100],
          [20, 30],
        ]),
      ),
    ).toEqual([
      [100, 0, 100],
      [30, 30, 0],
    ]);
  });

  it('uses no coins for a gift that goes unpaid', () => {
    expect(planExpiry([gift(5, 600)], purse(500, [[10, 100]]))).toEqual([[100, 0, 100]]);
  });

  it('lets coins that expire before ten expire before the gift of that day', () => {
    expect(planExpiry([gift(10, 60)], purse(500, [[10, 100]]))).toEqual([[100, 0, 100]]);
  });

  it('includes gifts up to the last expiry', () => {
    const held = purse(500, [[400, 100]]);
    expect(planExpiry([gift(390, 60)], held)).toEqual([[100, 60, 40]]);
  });

  it('leaves out expired coins, and is empty when nothing expires', () => {
    expect(burnPlan([gift(5, 60)], purse(500, [[-1, 9]]), span)).toEqual([]);
    expect(burnPlan([gift(5, 60)], purse(500, []), span)).toEqual([]);
  });

  it('names the first coins that will actually expire', () => {
    const plan = burnPlan(
      [gift(5, 100)],
      purse(500, [
        [10, 100],
        [20, 30],
      ]),
      span,
    );
    expect(firstToExpire(plan)).toMatchObject({ expiresAt: momentIn(20), expires: 300 });
    expect(firstToExpire(burnPlan([gift(5, 200)], purse(500, [[10, 100]]), span))).toBeUndefined();
  });

  it('states how much to give so that nothing expires up to and including a moment', () => {
    const plan = burnPlan(
      [gift(5, 60)],
      purse(500, [
        [10, 100],
        [20, 30],
      ]),
      span,
    );
    expect([momentIn(9), momentIn(10), momentIn(20)].map((until) => savedByGiving(plan, until))).toEqual([
      0, 400, 700,
    ]);
  });

  it('forecasts what expires when the clock advances', () => {
    const world = freshWorld('gifts', pinned);
    const account = personal(me);
    const dated = (world.ledger.lots[account] ?? []).map(({ expiresAt, left }) => ({
      expiresAt,
      amount: left,
    }));
    const plan = burnPlan(
      world.bookings
        .filter(({ accountType, cancelledAt }) => accountType === 0 && cancelledAt === null)
        .map((each) => plannedOf(world, each, spanFrom(toDay(pinned)))),
      { balance: balanceOf(world, account), dated },
      { now: pinned, until: daysLater(toDay(pinned), 366) },
    );
    expect(plan.length).toBeGreaterThan(1);
    const advanceTo = (state: MockState, moment: number) => withExpires(withRuns(state, moment), moment);
    for (const { expiresAt, expires } of plan) {
      const before = advanceTo(world, expiresAt - 1);
      const after = advanceTo(before, expiresAt);
      const [gone] = after.ledger.postings.slice(before.ledger.postings.length);
      const lost =
        gone?.kind === 'expire' ? gone.legs.find((leg) => leg.account === account)?.delta : undefined;
      expect([toDay(expiresAt), expires + (lost ?? 0)]).toEqual([toDay(expiresAt), 0]);
    }
  });
});

it('saves exactly what would expire when that is given, and leaves no booked gift unpaid', () => {
  const gifts = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 300 })), {
    maxLength: 6,
  });
  const batches = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 200 })), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(
      gifts,
      batches,
      fc.integer({ min: 0, max: 400 }),
      fc.nat(4),
      (booked, dated, free, chosen) => {
        const planned = booked.map(([days, coins], index) => gift(days, coins, { id: `A${index}` }));
        const held = purse(free + dated.reduce((whole, [, coins]) => whole + coins, 0), dated);
        const plan = burnPlan(planned, held, span);
        const until = plan[chosen % plan.length]?.expiresAt ?? 0;
        const amount = savedByGiving(plan, until);
        expect(impactOf(amount, planned, held, span)).toEqual([]);
        let rest: number = amount;
        const left = [...held.dated]
          .sort((one, other) => one.expiresAt - other.expiresAt)
          .map((coins) => {
            const taken = Math.min(rest, coins.amount);
            rest -= taken;
            return { ...coins, amount: tenths(coins.amount - taken) };
          });
        const after = burnPlan(planned, { balance: tenths(held.balance - amount), dated: left }, span);
        expect(savedByGiving(after, until)).toBe(0);
        const later = (batch: typeof plan) =>
          sum(batch.filter(({ expiresAt }) => expiresAt > until).map(({ expires }) => expires));
        expect(later(after)).toBeLessThanOrEqual(later(plan));
      },
    ),
    { numRuns: 200 },
  );
});
