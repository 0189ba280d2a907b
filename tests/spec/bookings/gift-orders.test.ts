import { describe, expect, it } from 'vitest';
import { largestRun, nextRuns, raisesOrder, type GiftOrder } from '@/areas/bookings/rules/gift-order';
import { tenths } from '@/domain/money';

const today = '2026-11-21';
const order = (anchors: readonly string[], changes: Partial<GiftOrder> = {}): GiftOrder => ({
  accountType: 0,
  every: 'yearly',
  each: tenths(1_000),
  recipients: anchors.map((anchor, index) => ({ usercode: `LX${index}`, anchor })),
  ...changes,
});

describe('the largest single run of a booking', () => {
  it.each([
    ['pays everybody whose days fall together', order(['2026-12-03', '2026-12-03']), 2_000],
    ['pays one person where all days are different', order(['1990-05-01', '1988-06-01']), 1_000],
    [
      'joins 28 and 29 February, which fall together in common years',
      order(['1992-02-29', '1991-02-28']),
      2_000,
    ],
    ['of a milepost is its one day', order(['2026-12-03'], { every: 'once' }), 1_000],
    ['may lie years ahead', order(['2031-12-03', '2031-12-03'], { every: 'monthly' }), 2_000],
    ['of a day that is over is nothing', order(['2026-11-20'], { every: 'once' }), 0],
  ])('%s', (_, each, amount) => {
    expect(largestRun(each, today)).toBe(amount);
  });
});

it('leaves those out whose day is over, and is soonest first whatever the order of the people', () => {
  const past = order(['2026-11-20', '2026-12-03', '2026-11-30'], { every: 'once' });
  expect(nextRuns(past, today).map(({ day, usercodes }) => [day, usercodes])).toEqual([
    ['2026-11-30', ['LX2']],
    ['2026-12-03', ['LX1']],
  ]);
});

it('names who is due on each of the next days, and what each day comes to', () => {
  expect(nextRuns(order(['1990-05-01', '1988-01-06', '1970-05-01']), today)).toEqual([
    { day: '2027-01-06', usercodes: ['LX1'], amount: 1_000 },
    { day: '2027-05-01', usercodes: ['LX0', 'LX2'], amount: 2_000 },
  ]);
});

it('puts the days of gifts in order, however they come', () => {
  const days = ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'];
  for (const given of [days, [...days].reverse()])
    expect(nextRuns(order(given, { every: 'once' }), today).map(({ day }) => day)).toEqual(days);
});

describe('a change of a booking orders more', () => {
  it('each time that it comes more often, however little one run costs', () => {
    const once = order(['2026-12-03'], { every: 'once' });
    const yearly = { ...once, every: 'yearly' } as const;
    const monthly = { ...once, every: 'monthly' } as const;
    expect([raisesOrder(once, yearly, today), raisesOrder(yearly, monthly, today)]).toEqual([true, true]);
    expect([raisesOrder(yearly, once, today), raisesOrder(monthly, yearly, today)]).toEqual([false, false]);
  });

  const before = order(['2026-12-03', '2026-12-03']);
  it.each([
    ['with a larger amount', { each: tenths(1_001) }, true],
    ['with a smaller amount', { each: tenths(999) }, false],
    ['with somebody else', { recipients: [{ usercode: 'LX9', anchor: '2026-12-03' }] }, true],
    [
      'with somebody else beside them',
      { recipients: [...before.recipients, { usercode: 'LX9', anchor: '2027-01-06' }] },
      true,
    ],
    ['with fewer people', { recipients: before.recipients.slice(1) }, false],
    ['every month instead of every year', { every: 'monthly' }, true],
    ['once instead of every year', { every: 'once' }, false],
    ['from the other account', { accountType: 1 }, true],
    ['unchanged', {}, false],
  ] as const)('%s: %j', (_, changes, isMore) => {
    expect(raisesOrder(before, { ...before, ...changes }, today)).toBe(isMore);
  });

  it('where days of their own become one day', () => {
    expect(raisesOrder(order(['1990-05-01', '1988-06-01']), before, today)).toBe(true);
  });
});
