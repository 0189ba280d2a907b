import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fareMemory, fewestRides, percentAbove } from '@/areas/taxi/rules/fare-memory';
import { seed } from './seed';

const rides = fc.array(
  fc.record({ estimate: fc.integer({ min: 0, max: 5000 }), total: fc.integer({ min: 0, max: 9000 }) }),
  { maxLength: 40 },
);

it('gives a range of percents that rides really had, whatever they cost', () => {
  fc.assert(
    fc.property(rides, (all) => {
      const memory = fareMemory(all);
      const percents = all.map(percentAbove).filter((percent) => percent !== null);
      expect(memory === null).toBe(percents.length < fewestRides);
      if (memory === null) return;
      expect(memory.count).toBe(percents.length);
      expect(memory.low).toBeLessThanOrEqual(memory.high);
      expect(percents).toContain(memory.low);
      expect(percents).toContain(memory.high);
      expect(memory.recent).toEqual(percents.slice(-memory.recent.length));
    }),
    { seed },
  );
});

it('does not depend on the order of the rides, but for the last ones', () => {
  fc.assert(
    fc.property(rides, (all) => {
      const [one, other] = [fareMemory(all), fareMemory([...all].reverse())];
      expect([one?.low, one?.high, one?.count]).toEqual([other?.low, other?.high, other?.count]);
    }),
    { seed },
  );
});
