import { describe, expect, it } from 'vitest';
import { estimatedPrice } from '@/areas/taxi/endpoints/taxi';
import { placesOf } from '@/areas/taxi/mocks/places';
import { seatsOf } from '@/areas/taxi/rules/car-kind';
import { fareLines, fareTotal, peakAt, rideMinutes, withCoupon } from '@/areas/taxi/rules/fare';
import { ruleProblem, splitFare, type CompanyRule } from '@/areas/taxi/rules/fare-split';
import { roadMetres } from '@/areas/taxi/rules/place';
import { fromMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { Gateways, pinned } from '../../support/gateways/mock-gateways';

const at = (clock: string) => fromMoment(`2026-09-12 ${clock}:00`);
const morning = at('09:46');
const noon = at('12:00');

const errand: CompanyRule = {
  id: 'errand',
  name: '外出办事',
  most: tenths(240),
  from: 7 * 60,
  to: 22 * 60,
  cities: ['440300'],
};
const night: CompanyRule = { ...errand, id: 'night', from: 21 * 60, to: 6 * 60, cities: [] };

describe('the price of a ride', () => {
  it('is start price, distance, time, rush hour and coupon, each rounded to the tenth', () => {
    const lines = withCoupon(fareLines({ kind: 'economy', metres: 9_600, minutes: 24, at: morning }), {
      name: '10 龙币立减券',
      off: tenths(100),
    });
    expect(lines).toEqual([
      { part: 'start', money: 130, metres: 3_000 },
      { part: 'distance', money: 145, metres: 6_600, rate: 220 },
      { part: 'time', money: 84, minutes: 24, rate: 35 },
      { part: 'peak', money: 50, peak: 'morning' },
      { part: 'coupon', money: -100, name: '10 龙币立减券' },
    ]);
    expect(fareTotal(lines)).toBe(309);
  });

  it.each([
    [3_000, 0],
    [3_001, 0],
    [3_023, 1],
    [3_100, 2],
    [10_000, 154],
  ])('of %d metres has %d tenths for the distance', (metres, money) => {
    const line = fareLines({ kind: 'economy', metres, minutes: 1, at: noon }).find(
      ({ part }) => part === 'distance',
    );
    expect(line?.money ?? 0).toBe(money);
  });

  it.each([
    ['06:59', null],
    ['07:00', 'morning'],
    ['09:59', 'morning'],
    ['10:00', null],
    ['16:59', null],
    ['17:00', 'evening'],
    ['20:00', null],
  ])('at %s is that of the rush hour %s', (clock, peak) => {
    expect(peakAt(at(clock))).toBe(peak);
  });

  it('is higher for better cars, and rides take longer at rush hour', () => {
    const total = (kind: 'economy' | 'comfort' | 'business') =>
      fareTotal(fareLines({ kind, metres: 9_600, minutes: 24, at: morning }));
    expect(total('economy')).toBeLessThan(total('comfort'));
    expect(total('comfort')).toBeLessThan(total('business'));
    expect(seatsOf.comfort).toBeLessThan(seatsOf.business);
    expect([rideMinutes(9_600, morning), rideMinutes(9_600, noon), rideMinutes(0, noon)]).toEqual([
      24, 20, 1,
    ]);
  });

  it('never falls below nothing by a coupon', () => {
    const lines = fareLines({ kind: 'economy', metres: 1_000, minutes: 1, at: noon });
    expect(fareTotal(withCoupon(lines, { name: '券', off: tenths(9_999) }))).toBe(0);
    expect(withCoupon(lines, { name: '券', off: tenths(0) })).toEqual(lines);
  });
});

describe('the company’s part', () => {
  const lines = fareLines({ kind: 'economy', metres: 9_600, minutes: 24, at: morning });
  const terms = { at: morning, city: '440300' };

  it('goes up to the limit of its rule, and the person pays the rest', () => {
    expect(splitFare(lines, errand, terms)).toMatchObject({
      total: 409,
      company: 240,
      own: 169,
      rule: { id: 'errand', most: 240 },
    });
    expect(splitFare(lines, { ...errand, most: tenths(9_999) }, terms)).toMatchObject({
      company: 409,
      own: 0,
    });
  });

  it('is nothing outside of its hours and cities, and without a rule', () => {
    expect(splitFare(lines, errand, { ...terms, city: '110100' })).toMatchObject({ company: 0, rule: null });
    expect(splitFare(lines, night, terms)).toMatchObject({ company: 0, own: 409, rule: null });
    expect(splitFare(lines, null, terms)).toMatchObject({ company: 0, own: 409, rule: null });
  });

  it.each([
    ['20:59', 'hours'],
    ['21:00', null],
    ['23:59', null],
    ['00:00', null],
    ['05:59', null],
    ['06:00', 'hours'],
  ])('of a rule from 21:00 to 06:00 at %s: %s', (clock, problem) => {
    expect(ruleProblem(night, { at: at(clock), city: '440300' })).toBe(problem);
  });

  it('begins at its minute, and not a moment before', () => {
    expect(ruleProblem(night, { at: at('21:00') - 1, city: '440300' })).toBe('hours');
    expect(ruleProblem(night, { at: at('21:00') + 1, city: '440300' })).toBeNull();
  });

  it('names the city before the hours', () => {
    expect(ruleProblem(errand, { at: at('23:00'), city: '110100' })).toBe('city');
  });
});

describe('an estimate', () => {
  const [from, , to] = placesOf('440300');
  if (from === undefined || to === undefined) throw new Error('no places');
  const ride = { from: from.id, to: to.id, at: '', rule: 'errand' };

  it('has all kinds of cars with the best coupon and both parts', async () => {
    const data = await new Gateways().data(estimatedPrice, ride);
    expect(data.metres).toBe(roadMetres(from.at, to.at));
    expect(data.minutes).toBe(rideMinutes(data.metres, pinned));
    expect(data.kinds.map(({ kind }) => kind)).toEqual(['economy', 'comfort', 'business']);
    for (const { fare, full } of data.kinds) {
      expect(fare.total).toBe(fareTotal(fare.lines));
      expect(fare.company + fare.own).toBe(fare.total);
      expect(full - fare.total).toBe(100);
    }
    expect(data.rules.map(({ id, problem }) => [id, problem])).toEqual([
      ['errand', null],
      ['late', 'hours'],
      ['visit', null],
    ]);
  });

  it('of the next night follows the hours of the company’s rules', async () => {
    const data = await new Gateways().data(estimatedPrice, { ...ride, at: '2026-11-21 22:30:00' });
    expect(data.kinds[0]?.fare).toMatchObject({ company: 0, rule: null });
    expect(data.rules.map(({ problem }) => problem)).toEqual(['hours', null, null]);
  });

  it('has no company part for a member of the wallet', async () => {
    const data = await new Gateways().data(estimatedPrice, ride, { systemType: 'WALLET' });
    expect(data.rules).toEqual([]);
    expect(data.kinds[0]?.fare.company).toBe(0);
  });

  it('is refused for unknown places, another city and the same place', async () => {
    const gateways = new Gateways();
    const other = placesOf('110100')[0]?.id ?? '';
    expect((await gateways.say(estimatedPrice, { ...ride, to: 'P440300-99-0' })).code).toBe('5802');
    expect((await gateways.say(estimatedPrice, { ...ride, to: other })).code).toBe('5803');
    expect((await gateways.say(estimatedPrice, { ...ride, to: from.id })).code).toBe('5804');
  });
});
