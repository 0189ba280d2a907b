import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redPacketOpen } from '@/areas/red-packets/endpoints';
import { sum, tenths } from '@/domain/money';
import { bestLuck, equalParts, luckyParts } from '@/domain/red-packets/red-packet';
import { balanceOf } from '@/mocks/accounts/balances';
import { house, personal } from '@/mocks/core/ledger';
import { Gateways, pinned } from '../support/gateways/mock-gateways';
import { seed } from './seed';

const repeat = `seed ${seed}, SEED=${seed} repeats the run`;
const runs = { seed, numRuns: 2_000 };

const arbitraryPacket = fc
  .integer({ min: 1, max: 100 })
  .chain((count) =>
    fc.record({ count: fc.constant(count), total: fc.integer({ min: count, max: 100_000 }) }),
  );
const arbitraryLuck = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

describe(`a red packet of whole tenths (${repeat})`, () => {
  it('that is divided by luck sums to exactly its total, with at least 0.1 in each part', () => {
    fc.assert(
      fc.property(arbitraryPacket, arbitraryLuck, ({ total, count }, draws) => {
        const parts = luckyParts(tenths(total), count, () => draws.next().value ?? 0);
        expect(parts).toHaveLength(count);
        expect(sum(parts)).toBe(total);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(1);
      }),
      runs,
    );
  });

  it('gives nobody by luck more than twice an even share of the rest, except the last one', () => {
    fc.assert(
      fc.property(arbitraryPacket, arbitraryLuck, ({ total, count }, draws) => {
        let left = total;
        luckyParts(tenths(total), count, () => draws.next().value ?? 0).forEach((part, index) => {
          const waiting = count - index;
          if (waiting > 1) expect(part).toBeLessThanOrEqual((2 * left) / waiting);
          left -= part;
        });
      }),
      runs,
    );
  });

  it('that is divided evenly sums to exactly its total, with parts that differ by at most a tenth', () => {
    fc.assert(
      fc.property(arbitraryPacket, ({ total, count }) => {
        const parts = equalParts(tenths(total), count);
        expect(parts).toHaveLength(count);
        expect(sum(parts)).toBe(total);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });

  it.each([
    [0, 1],
    [5, 6],
    [10, 0],
  ])('cannot be made of %i tenths for %i people', (total, count) => {
    expect(() => luckyParts(tenths(total), count, () => 0)).toThrow(RangeError);
    expect(() => equalParts(tenths(total), count)).toThrow(RangeError);
  });
});

describe('the best luck', () => {
  const taken = [220, 888, 360, 888].map(tenths);
  it('is the largest part, and of equal ones the first', () => expect(bestLuck('lucky', taken)).toBe(1));
  it('is absent when all parts are equal', () => expect(bestLuck('equal', taken)).toBeNull());
  it('is absent while only one part is taken', () => expect(bestLuck('lucky', taken.slice(0, 1))).toBeNull());
});

/** A person taps, maybe again under the same key, maybe on another device under another key; or hours pass. */
const arbitraryActions = fc.array(
  fc.oneof(
    fc.record({
      packet: fc.integer({ min: 0, max: 3 }),
      by: fc.integer({ min: 0, max: 22 }),
      device: fc.constantFrom('one', 'other'),
    }),
    fc.record({ hours: fc.integer({ min: 1, max: 12 }) }),
  ),
  { maxLength: 40 },
);

describe(`any sequence of taps and hours (${repeat})`, () => {
  it(
    'neither creates nor loses coins, lets nobody take twice, and returns the rest once',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryActions, async (list) => {
          const gateways = new Gateways();
          for (const operation of list) {
            if ('hours' in operation) {
              gateways.real += operation.hours * 3_600_000;
              continue;
            }
            const packet = (await gateways.state()).packets[operation.packet];
            const as = packet?.to[operation.by % packet.to.length];
            if (packet === undefined || as === undefined) continue;
            await gateways.say(
              redPacketOpen,
              { id: packet.id },
              { key: `${packet.id}-${operation.device}`, as },
            );
          }
          const state = await gateways.state();
          expect(sum(Object.values(state.ledger.deltas))).toBe(0);
          for (const { id, parts, taken, returned } of state.packets) {
            expect(new Set(taken.map(({ usercode }) => usercode)).size).toBe(taken.length);
            expect(taken.length).toBeLessThanOrEqual(parts.length);
            const since = state.ledger.postings.filter(({ packetId }) => packetId === id);
            const opened = taken.filter(({ time }) => time >= pinned);
            expect(since.filter(({ kind }) => kind === 'red-packet')).toHaveLength(opened.length);
            expect(since.filter(({ kind }) => kind === 'refund').length).toBeLessThanOrEqual(
              returned ? 1 : 0,
            );
            for (const { usercode } of opened) {
              const gains = since.filter(({ legs }) =>
                legs.some(({ account, delta }) => account === personal(usercode) && delta > 0),
              );
              expect(gains.filter(({ kind }) => kind === 'red-packet')).toHaveLength(1);
            }
          }
          const waiting = state.packets.flatMap(({ parts, taken, returned }) =>
            returned ? [] : parts.slice(taken.length),
          );
          expect(balanceOf(state, house.escrow)).toBe(sum(waiting));
        }),
        { seed, numRuns: 300 },
      );
    },
  );
});
