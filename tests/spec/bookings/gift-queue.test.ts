import { describe, expect, it } from 'vitest';
import { orderEffect, shortDays, smallestFirst } from '@/areas/bookings/rules/queue-effect';
import { forecast, type PlannedGifts } from '@/domain/bookings/forecast';
import { inOrder, reordered } from '@/domain/bookings/gift-queue';
import { fromMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';

const now = fromMoment('2026-11-21 09:41:00');
const span = { now, until: '2027-11-20' };
const purse = { balance: tenths(1000), dated: [] };

/** A gift to one person; bookings are in the order of the ids. */
function gift(id: string, day: string, coins: number, queueIndex?: number): PlannedGifts {
  const recipients = [{ usercode: `LX-${id}`, anchor: day, able: true }];
  const bookedAt = now - 1_000_000 + id.charCodeAt(0);
  return { id, bookedAt, queueIndex, every: 'yearly', each: tenths(coins * 10), recipients };
}

const ids = (gifts: readonly { id: string }[]) => gifts.map(({ id }) => id).join('');
const paid = (gifts: readonly PlannedGifts[]) =>
  forecast(gifts, purse, span).flatMap(({ outcomes }) =>
    outcomes.filter((outcome) => outcome.paid).map(({ bookingId }) => bookingId),
  );

describe('the order in which gifts are paid', () => {
  const day = '2026-12-03';
  const gifts = [gift('a', day, 90), gift('b', '2026-12-09', 1), gift('c', day, 20), gift('d', day, 30)];

  it('is that of booking, until the person changes it; later bookings come last', () => {
    expect(ids(inOrder([...gifts].reverse()))).toBe('abcd');
    const changed = reordered(gifts, ['d', 'a']);
    expect(ids(changed)).toBe('dbca');
    expect(ids(inOrder([gift('e', day, 1), ...changed].reverse()))).toBe('dbcae');
  });

  it('leaves those in their places that are not named, and ignores unknown ones', () => {
    expect(ids(reordered(gifts, ['c', 'x', 'a']))).toBe('cbad');
    expect(ids(reordered(reordered(gifts, ['d', 'a']), ['c', 'b']))).toBe('dcba');
  });

  it('is the order in which a run pays', () => {
    expect(paid(gifts)).toEqual(['a', 'b']);
    expect(paid(reordered(gifts, ['c', 'd', 'a']))).toEqual(['c', 'd', 'b']);
  });

  it('pays the most gifts with the smallest first', () => {
    const run = forecast(gifts, purse, span)[0];
    expect(smallestFirst(run?.outcomes ?? [])).toEqual(['c', 'd', 'a']);
  });

  it('matters on days on which one of several gifts goes unpaid', () => {
    expect(shortDays(forecast(gifts, purse, span))).toEqual([day]);
    expect(shortDays(forecast([gift('a', day, 900)], purse, span))).toEqual([]);
    expect(shortDays(forecast([gift('a', day, 900), gift('b', day, 900)], purse, span))).toEqual([day]);
    expect(shortDays(forecast([gift('a', day, 1), gift('c', day, 2)], purse, span))).toEqual([]);
  });

  it('shows who is saved and who goes without, on other days too', () => {
    const all = [...gifts, gift('z', '2026-12-20', 45)];
    const effect = orderEffect(
      forecast(all, purse, span),
      forecast(reordered(all, ['c', 'd', 'a']), purse, span),
    );
    const names = (outcomes: typeof effect.saved) =>
      outcomes.map(({ day, bookingId }) => `${day} ${bookingId}`);
    expect(names(effect.saved)).toEqual([`${day} c`, `${day} d`, '2026-12-20 z']);
    expect(names(effect.lost)).toEqual([`${day} a`]);
  });
});
