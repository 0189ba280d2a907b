import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { burnPlan, firstToExpire, savedByGiving } from '@/domain/accounts/burn-plan';
import { fromMoment, toDay, daysLater } from '@/domain/business-time';
import { harmedBy, type PlannedGifts, type Purse } from '@/domain/bookings/forecast';
import { sum, tenths } from '@/domain/money';
import { plannedOf, withRuns } from '@/mocks/bookings/bookings';
import { personal } from '@/mocks/core/ledger';
import { balanceOf, withExpires, type MockState } from '@/mocks/core/state';
import { freshWorld } from '@/mocks/core/worlds';
import { me, pinned } from '../support/mock-gateways';

const now = fromMoment('2026-11-21 09:41:00');
const today = toDay(now);
const span = { now, until: daysLater(today, 366) };
const at = (days: number) => fromMoment(daysLater(today, days));

/** A gift that is paid once, in so many days. */
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
    dated: dated.map(([days, amount]) => ({ expiresAt: at(days), amount: tenths(amount * 10) })),
  };
}

const fates = (planned: readonly PlannedGifts[], held: Purse) =>
  burnPlan(planned, held, span).map(({ amount, used, expires }) => [amount / 10, used / 10, expires / 10]);

describe('the burn plan', () => {
  it('has the coins that expire soonest first, those of one moment together', () => {
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

  it('lets a booked gift take the soonest coins, and says what will still expire', () => {
    expect(
      fates(
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
      fates(
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

  it('takes no coins for a gift that goes unpaid', () => {
    expect(fates([gift(5, 600)], purse(500, [[10, 100]]))).toEqual([[100, 0, 100]]);
  });

  it('has coins that expire before ten expire before the gift of that day', () => {
    expect(fates([gift(10, 60)], purse(500, [[10, 100]]))).toEqual([[100, 0, 100]]);
  });

  it('looks at gifts as far as the last coins expire', () => {
    const held = purse(500, [[400, 100]]);
    expect(fates([gift(390, 60)], held)).toEqual([[100, 60, 40]]);
  });

  it('leaves out what has expired by now, and is empty where nothing ever expires', () => {
    expect(burnPlan([gift(5, 60)], purse(500, [[-1, 9]]), span)).toEqual([]);
    expect(burnPlan([gift(5, 60)], purse(500, []), span)).toEqual([]);
  });

  it('names the first coins that will in fact expire', () => {
    const plan = burnPlan(
      [gift(5, 100)],
      purse(500, [
        [10, 100],
        [20, 30],
      ]),
      span,
    );
    expect(firstToExpire(plan)).toMatchObject({ expiresAt: at(20), expires: 300 });
    expect(firstToExpire(burnPlan([gift(5, 200)], purse(500, [[10, 100]]), span))).toBeUndefined();
  });

  it('says how much is to be given so that nothing expires up to a moment, that moment included', () => {
    const plan = burnPlan(
      [gift(5, 60)],
      purse(500, [
        [10, 100],
        [20, 30],
      ]),
      span,
    );
    expect([at(9), at(10), at(20)].map((until) => savedByGiving(plan, until))).toEqual([0, 400, 700]);
  });

  it('foretells what expires when the clock goes on', () => {
    const world = freshWorld('gifts', pinned);
    const account = personal(me);
    const dated = (world.ledger.lots[account] ?? []).map(({ expiresAt, left }) => ({
      expiresAt,
      amount: left,
    }));
    const plan = burnPlan(
      world.bookings
        .filter(({ accountType, cancelledAt }) => accountType === 0 && cancelledAt === null)
        .map((each) => plannedOf(world, each)),
      { balance: balanceOf(world, account), dated },
      { now: pinned, until: daysLater(toDay(pinned), 366) },
    );
    expect(plan.length).toBeGreaterThan(1);
    const step = (state: MockState, moment: number) => withExpires(withRuns(state, moment), moment);
    for (const { expiresAt, expires } of plan) {
      const before = step(world, expiresAt - 1);
      const after = step(before, expiresAt);
      const [gone] = after.ledger.postings.slice(before.ledger.postings.length);
      const lost =
        gone?.kind === 'expire' ? gone.legs.find((leg) => leg.account === account)?.delta : undefined;
      expect([toDay(expiresAt), expires + (lost ?? 0)]).toEqual([toDay(expiresAt), 0]);
    }
  });
});

it('giving what will expire saves exactly that, and leaves no booked gift unpaid', () => {
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
        const planned = booked.map(([days, coins], place) => gift(days, coins, { id: `A${place}` }));
        const held = purse(free + dated.reduce((whole, [, coins]) => whole + coins, 0), dated);
        const plan = burnPlan(planned, held, span);
        const until = plan[chosen % plan.length]?.expiresAt ?? 0;
        const amount = savedByGiving(plan, until);
        expect(harmedBy(amount, planned, held, span)).toEqual([]);
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
    { numRuns: 1000 },
  );
});
