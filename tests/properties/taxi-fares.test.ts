import fc from 'fast-check';
import { expect, it } from 'vitest';
import { carKinds } from '@/areas/taxi/rules/car-kind';
import { fareLines, fareTotal, rideMinutes, withCoupon } from '@/areas/taxi/rules/fare';
import { ruleProblem, splitFare } from '@/areas/taxi/rules/fare-split';
import { businessOffset } from '@/domain/business-hour';
import { tenths } from '@/domain/money';
import { seed } from './seed';

const day = 86_400_000;
const minute = fc.nat({ max: 24 * 60 });
const ride = fc.record({
  kind: fc.constantFrom(...carKinds),
  metres: fc.nat({ max: 200_000 }),
  at: fc.nat({ max: 400 * day }).map((ms) => 20_000 * day - businessOffset + ms),
});
const rule = fc.record({
  id: fc.constant('rule'),
  name: fc.constant('外出办事'),
  most: fc.nat({ max: 3_000 }).map(tenths),
  from: minute,
  to: minute,
  cities: fc.subarray(['440300', '110100']),
});
const coupon = fc.record({ name: fc.constant('券'), off: fc.nat({ max: 2_000 }).map(tenths) });

it('whoever pays, the lines of a price come to its total, and no part of it is negative', () => {
  fc.assert(
    fc.property(ride, fc.option(rule), fc.option(coupon), (given, company, off) => {
      const lines = fareLines({ ...given, minutes: rideMinutes(given.metres, given.at) });
      const fare = splitFare(off === null ? lines : withCoupon(lines, off), company, {
        at: given.at,
        city: '440300',
      });
      expect(fareTotal(fare.lines)).toBe(fare.total);
      expect(fare.company + fare.own).toBe(fare.total);
      expect(Math.min(fare.company, fare.own, fare.total)).toBeGreaterThanOrEqual(0);
      expect(fare.company).toBeLessThanOrEqual(fare.rule?.most ?? 0);
      expect(fare.lines.filter(({ part }) => part !== 'coupon').every(({ money }) => money > 0)).toBe(true);
    }),
    { seed, numRuns: 1_000 },
  );
});

it('a longer ride never costs less, and a rule holds at each minute of the day or at none that its range leaves out', () => {
  fc.assert(
    fc.property(ride, fc.nat({ max: 5_000 }), rule, (given, more, company) => {
      const total = (metres: number) =>
        fareTotal(fareLines({ ...given, metres, minutes: rideMinutes(metres, given.at) }));
      expect(total(given.metres + more)).toBeGreaterThanOrEqual(total(given.metres));
      const held = Array.from({ length: 24 * 60 }, (_, index) => given.at + index * 60_000).filter(
        (at) => ruleProblem({ ...company, cities: [] }, { at, city: '440300' }) === null,
      ).length;
      const { from, to } = company;
      const range = from <= to ? Math.min(to, 1440) - from : Math.max(0, 1440 - from) + to;
      expect(held).toBe(Math.min(1440, range));
    }),
    { seed, numRuns: 60 },
  );
});
