import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { book } from '@/areas/taxi/endpoints/taxi-ride';
import { fareLines, peakAt, rideMinutes, withCoupon } from '@/areas/taxi/rules/fare';
import { roadMetres } from '@/areas/taxi/rules/place';
import { firstRideTime, rideTimeProblem, rideTimes } from '@/areas/taxi/rules/ride-time';
import { hourOfDay } from '@/domain/business-hour';
import { fromMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';

const at = (clock: string) => fromMoment(`2026-11-21 ${clock}`);
const quiet = at('12:00:00');
const rush = at('07:00:00');

it('the hour of a day is the one that has begun, by business time', () => {
  expect([at('00:00:00'), at('06:59:59'), at('07:00:00'), at('23:59:59')].map(hourOfDay)).toEqual([
    0, 6, 7, 23,
  ]);
});

it('the rush begins with its first hour and ends before its last one', () => {
  const clocks = ['06:59:59', '07:00:00', '09:59:59', '10:00:00', '16:59:59', '17:00:00', '20:00:00'];
  expect(clocks.map((clock) => peakAt(at(clock)))).toEqual([
    null,
    'morning',
    'morning',
    null,
    null,
    'evening',
    null,
  ]);
});

it('a ride takes a minute for each 500 metres, and for each 400 in the rush', () => {
  expect([1_000, 1_001].map((metres) => rideMinutes(metres, quiet))).toEqual([2, 3]);
  expect([802, 800].map((metres) => rideMinutes(metres, rush))).toEqual([3, 2]);
});

it.each([
  ['comfort', [180, 210, 100, 60]],
  ['business', [280, 364, 160, 80]],
] as const)('a ride of 10 km and 20 minutes in the rush costs by its tariff: %s', (kind, money) => {
  const lines = fareLines({ kind, metres: 10_000, minutes: 20, at: rush });
  expect(lines.map((line) => line.money)).toEqual(money);
});

it('a note for the driver has 40 characters, each in up to two places', () => {
  const { note } = book.body.entries;
  expect(v.is(note, '好'.repeat(2 * 40))).toBe(true);
  expect(v.is(note, '好'.repeat(2 * 40 + 1))).toBe(false);
});

it('the road leads along both sides of the corner, whichever way it is driven', () => {
  const [from, to] = [
    { x: 100, y: 700 },
    { x: 400, y: 300 },
  ];
  expect([roadMetres(from, to), roadMetres(to, from)]).toEqual([700, 700]);
});

describe('a ride', () => {
  it('takes a minute for 500 metres, for 400 in the rush, and begun minutes count', () => {
    expect([rideMinutes(100_000, quiet), rideMinutes(100_000, rush)]).toEqual([200, 250]);
    expect([rideMinutes(250_000, quiet), rideMinutes(160_000, rush)]).toEqual([500, 400]);
    expect([rideMinutes(500, quiet), rideMinutes(501, quiet), rideMinutes(0, quiet)]).toEqual([1, 2, 1]);
  });

  it('pays for the metres beyond those of the start price, and for time from the first half tenth', () => {
    const parts = (metres: number, minutes: number) =>
      fareLines({ kind: 'economy', metres, minutes, at: quiet }).map(({ part, money }) => [part, money]);
    expect(parts(3_000, 0)).toEqual([['start', 130]]);
    expect(parts(1_000, 0)).toEqual([['start', 130]]);
    expect(parts(4_000, 1)).toEqual([
      ['start', 130],
      ['distance', 22],
      ['time', 4],
    ]);
    expect(parts(103_000, 0)).toEqual([
      ['start', 130],
      ['distance', 2_200],
    ]);
  });

  it('takes a coupon off as far as the price goes, down to a tenth', () => {
    const lines = fareLines({ kind: 'economy', metres: 0, minutes: 0, at: quiet });
    const taken = (off: number) => withCoupon(lines, { name: '券', off: tenths(off) }).slice(1);
    expect(taken(0)).toEqual([]);
    expect(taken(1)).toEqual([{ part: 'coupon', money: -1, name: '券' }]);
    expect(taken(500)).toMatchObject([{ money: -130 }]);
  });
});

describe('the moments for a ride', () => {
  it('begin 35 minutes from now, at the next full ten minutes', () => {
    expect(firstRideTime(at('12:00:00'))).toBe(at('12:40:00'));
    expect(firstRideTime(at('12:05:00'))).toBe(at('12:40:00'));
    expect(firstRideTime(at('12:05:01'))).toBe(at('12:50:00'));
  });

  it('are booked half an hour ahead at least and seven days at most', () => {
    const week = 7 * 86_400_000;
    expect(rideTimeProblem(quiet + 30 * 60_000, quiet)).toBeNull();
    expect(rideTimeProblem(quiet + 30 * 60_000 - 1, quiet)).toBe('soon');
    expect(rideTimeProblem(quiet + week, quiet)).toBeNull();
    expect(rideTimeProblem(quiet + week + 1, quiet)).toBe('late');
  });

  it('of a day are those that are left, and none of a day that is over', () => {
    const day = at('00:00:00');
    expect(rideTimes(day, at('23:10:00'))).toEqual([at('23:50:00')]);
    expect(rideTimes(day, at('23:20:00'))).toEqual([]);
    expect(rideTimes(day - 86_400_000, at('12:00:00'))).toEqual([]);
    expect(rideTimes(day + 86_400_000, at('12:00:00'))).toHaveLength(144);
  });
});
