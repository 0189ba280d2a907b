import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plannedOf, withRuns, type Booking } from '@/areas/bookings/mocks/bookings';
import { forecast } from '@/domain/bookings/forecast';
import { type Occasion, type Recurrence } from '@/domain/bookings/schedule';
import { daysIn, daysLater, toDay } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { balanceOf } from '@/mocks/accounts/balances';
import { withExpires } from '@/mocks/accounts/expired-coins';
import { personal } from '@/mocks/core/ledger';
import { person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { freshWorld } from '@/mocks/core/worlds';
import { me, pinned } from '../support/gateways/mock-gateways';
import { seed } from './seed';

const runs = 1000;
const dayLength = 86_400_000;

const today = toDay(pinned);
const rhythms: readonly (readonly [Occasion, Recurrence])[] = [
  ['birthday', 'yearly'],
  ['onboarding', 'yearly'],
  ['holiday', 'yearly'],
  ['holiday', 'monthly'],
  ['milepost', 'once'],
];

/** Bookings of every kind to various people, some of whom have left. */
const arbitraryBooking = fc.record({
  rhythm: fc.constantFrom(...rhythms),
  inDays: fc.integer({ min: 0, max: 420 }),
  to: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 }),
  money: fc.integer({ min: 1, max: 12_000 }),
  bookedBefore: fc.integer({ min: 0, max: 400 }),
  lunar: fc.constantFrom(null, null, '01-01', '12-30', '10-20'),
  workingDay: fc.boolean(),
});

/** The days to which the clock advances in turn. */
const arbitraryStops = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 });

function worldOf(
  plannedBookings: readonly (typeof arbitraryBooking extends fc.Arbitrary<infer T> ? T : never)[],
): MockState {
  const world = freshWorld('default', pinned);
  const bookings = plannedBookings.map(
    ({ rhythm: [occasion, every], inDays, to, money, bookedBefore, lunar, workingDay }, at): Booking => ({
      id: `A${String(at).padStart(3, '0')}`,
      owner: me,
      accountType: 0,
      tag: occasion,
      occasion,
      every,
      date: daysLater(today, inDays),
      to: to.map((index) => person(index).usercode),
      money: tenths(money),
      text: '',
      bookedAt: pinned - bookedBefore * dayLength,
      cancelledAt: null,
      lunar: every === 'yearly' && occasion !== 'onboarding' ? lunar : null,
      workingDay,
    }),
  );
  return { ...world, bookings };
}

it(`the forecast predicts the runs of the clock, ${runs} times (SEED=${seed})`, { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryBooking, { minLength: 1, maxLength: 8 }),
      arbitraryStops,
      (bookings, days) => {
        const before = worldOf(bookings);
        const last = Math.max(...days);
        const dated = (before.ledger.lots[personal(me)] ?? []).map(({ expiresAt, left }) => ({
          expiresAt,
          amount: left,
        }));
        const foretold = forecast(
          before.bookings.map((each) =>
            plannedOf(before, each, { from: today, until: daysLater(today, last - 1) }),
          ),
          { balance: balanceOf(before, personal(me)), dated },
          { now: pinned, until: daysLater(today, last - 1) },
        );
        const after = [...days]
          .sort((one, other) => one - other)
          .reduce((state, count) => {
            const now = pinned + count * dayLength;
            return withExpires(withRuns(state, now), now);
          }, before);
        const told = foretold.flatMap(({ outcomes }) => outcomes);
        expect(after.runs).toEqual(
          told.map((outcome, at) => ({ ...outcome, transferId: after.runs[at]?.transferId })),
        );
        for (const { paid, usercodes, transferId } of after.runs)
          expect(transferId !== null).toBe(paid && usercodes.length > 0);
        const names = after.runs.map(({ bookingId, day }) => `${bookingId} ${day}`);
        expect(new Set(names).size).toBe(names.length);
        const total = Object.values(after.ledger.deltas).reduce((sum: number, delta) => sum + delta, 0);
        expect(total).toBe(0);
        expect(balanceOf(after, personal(me))).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: runs, seed },
  );
});

it('a month has at least 28 days and at most 31', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const days = daysIn(year, month);
      return (
        days >= 28 &&
        days <= 31 &&
        daysLater(`${year}-${String(month).padStart(2, '0')}-01`, days).endsWith('-01')
      );
    }),
    { seed },
  );
});
