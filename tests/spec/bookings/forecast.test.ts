import { describe, expect, it } from 'vitest';
import { chartPoints, chartTicks } from '@/areas/bookings/rules/forecast-chart';
import {
  bestCancel,
  dueOn,
  forecast,
  impactOf,
  leastTopUp,
  payInOrder,
  unpaidIn,
  type PlannedGifts,
  type Purse,
} from '@/domain/bookings/forecast';
import { fromMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';

const now = fromMoment('2026-11-21 09:41:00');
const span = { now, until: '2027-11-21' };
const year = { from: '2026-11-21', until: '2027-11-22' };

/** A yearly gift to one person; bookings are in the order of the ids. */
function gift(id: string, day: string, coins: number, more: Partial<PlannedGifts> = {}): PlannedGifts {
  return {
    id,
    bookedAt: now - 1_000_000 + id.charCodeAt(0),
    every: 'yearly',
    each: tenths(coins * 10),
    recipients: [{ usercode: `LX-${id}`, anchor: day, able: true }],
    ...more,
  };
}

const purse = (coins: number, dated: Purse['dated'] = []): Purse => ({ balance: tenths(coins * 10), dated });
const ids = (gifts: readonly { bookingId: string }[]) => gifts.map(({ bookingId }) => bookingId);

describe('a run', () => {
  const day = '2026-12-03';
  const due = dueOn([gift('c', day, 10), gift('a', day, 50), gift('b', day, 60)], day);

  it('pays in the order of booking', () => {
    expect(ids(due)).toEqual(['a', 'b', 'c']);
  });

  it('stops at the first gift that cannot be paid in full, and leaves the later ones unpaid', () => {
    const outcomes = payInOrder(tenths(1_000), due);
    expect(outcomes.map(({ paid }) => paid)).toEqual([true, false, false]);
    expect(outcomes.map(({ missing }) => missing)).toEqual([0, 100, 200]);
    expect(outcomes.map(({ behind }) => behind)).toEqual([false, false, true]);
  });

  it('pays a gift that uses the very last tenth', () => {
    expect(payInOrder(tenths(1_100), due).map(({ paid }) => paid)).toEqual([true, true, false]);
  });

  it('uses a negative balance as it is', () => {
    const [first] = payInOrder(tenths(-1_200), due);
    expect(first).toMatchObject({ paid: false, missing: 1_700 });
  });

  it('skips people who have left, and pays the others', () => {
    const recipients = [
      { usercode: 'left', anchor: day, able: false },
      { usercode: 'here', anchor: day, able: true },
    ];
    const [first] = dueOn([gift('a', day, 50, { recipients })], day);
    expect(first).toMatchObject({ usercodes: ['here'], skipped: ['left'], amount: 500 });
  });

  it('of a booking made after ten waits for the next occurrence', () => {
    const late = gift('a', day, 50, { bookedAt: fromMoment(`${day} 10:00:00`) });
    expect(dueOn([late], day)).toEqual([]);
    expect(dueOn([late], '2027-12-03')).toHaveLength(1);
  });
});

describe('the forecast', () => {
  it('covers each day with a due gift once', () => {
    const runs = forecast([gift('a', '1990-12-03', 50), gift('b', '1985-03-01', 20)], purse(100), span);
    expect(runs.map(({ day, balance }) => [day, balance])).toEqual([
      ['2026-12-03', 500],
      ['2027-03-01', 300],
    ]);
  });

  it('considers that coins expire before they could be given', () => {
    const dated = [{ expiresAt: fromMoment('2026-12-01 00:00:00'), amount: tenths(800) }];
    const [run] = forecast([gift('a', '1990-12-03', 50)], purse(100, dated), span);
    expect(run).toMatchObject({ expired: 800, balance: 200, outcomes: [{ paid: false, missing: 300 }] });
  });

  it('spends the coins first that expire soonest', () => {
    const dated = [{ expiresAt: fromMoment('2026-12-10 00:00:00'), amount: tenths(500) }];
    const runs = forecast(
      [gift('a', '1990-12-03', 50), gift('b', '1990-12-20', 50)],
      purse(100, dated),
      span,
    );
    expect(unpaidIn(runs)).toEqual([]);
  });

  it('states the least amount that saves every gift, to the tenth', () => {
    const bookings = [gift('a', '1990-12-03', 50), gift('b', '1985-12-20', 70.5)];
    expect(leastTopUp(bookings, purse(100), span)).toBe(205);
    expect(leastTopUp(bookings, purse(120.5), span)).toBe(0);
    expect(leastTopUp(bookings, purse(-10), span)).toBe(1_305);
  });

  it('names the one booking whose cancellation saves the most others', () => {
    const bookings = [gift('a', '1990-12-03', 90), gift('b', '1985-12-20', 20), gift('c', '1985-12-24', 30)];
    expect(bestCancel(bookings, purse(100), span)).toEqual({ bookingId: 'a', saved: 2 });
    expect(bestCancel(bookings, purse(140), span)).toBeNull();
  });

  it('names the gifts that a payment made now would leave unpaid, and no others', () => {
    const bookings = [gift('a', '1990-12-03', 50), gift('b', '1985-12-20', 60)];
    expect(ids(impactOf(tenths(600), bookings, purse(100), span))).toEqual(['a']);
    expect(impactOf(tenths(500), bookings, purse(100), span)).toEqual([]);
  });

  it('pays a milepost once', () => {
    const runs = forecast([gift('a', '2026-12-03', 5, { every: 'once' })], purse(100), {
      now,
      until: '2030-01-01',
    });
    expect(runs).toHaveLength(1);
  });
});

describe('the chart of a forecast', () => {
  const runs = (coins: number, count: number) =>
    forecast(
      Array.from({ length: count }, (_, index) =>
        gift(String.fromCharCode(97 + index), `2026-12-${10 + index}`, 10),
      ),
      purse(coins),
      span,
    );

  it('shows the first days, with the balance after each', () => {
    expect(chartPoints(runs(100, 3), year, null)).toMatchObject([
      { day: '2026-12-10', balance: 900 },
      { day: '2026-12-11', balance: 800 },
      { day: '2026-12-12', balance: 700 },
    ]);
  });

  it('shows a shortfall below zero', () => {
    expect(chartPoints(runs(15, 2), year, null)).toMatchObject([
      { day: '2026-12-10', balance: 50 },
      { day: '2026-12-11', balance: -50, held: 50 },
    ]);
  });

  it('shows every run at its place in time, and marks those of the gift that is being booked', () => {
    const far = forecast([gift('a', '2026-12-01', 10), gift('draft', '2027-05-25', 10)], purse(100), span);
    const points = chartPoints(far, { from: '2026-11-21', until: '2026-12-11' }, 'draft');
    expect(points.map(({ at, isOwn }) => [at, isOwn])).toEqual([
      [0.5, false],
      [9.25, true],
    ]);
  });

  it('shows a shortfall of a tenth below zero, and the second of two days at the end', () => {
    const points = chartPoints(runs(9.9, 1), { from: '2026-12-09', until: '2026-12-10' }, null);
    expect(points).toMatchObject([{ at: 1, balance: -1 }]);
  });

  it('marks a run that pays a gift beside the one that is being booked', () => {
    const both = forecast([gift('a', '2026-12-01', 10), gift('draft', '2026-12-01', 10)], purse(100), span);
    expect(chartPoints(both, year, 'draft')).toMatchObject([{ isOwn: true }]);
  });

  it('names the last day too where a third month ends on it', () => {
    expect(chartTicks({ from: '2026-11-21', until: '2027-02-21' }).map(({ day }) => day)).toEqual([
      '2027-02-21',
    ]);
  });

  it('spans a year as a year, with a name for every third month', () => {
    const ticks = chartTicks(year);
    expect(ticks.map(({ day }) => day)).toEqual(['2027-02-21', '2027-05-21', '2027-08-21', '2027-11-21']);
    expect(ticks[1]?.at).toBeCloseTo(0.5, 1);
  });
});
