import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '@/mocks/core/endpoints';
import { seed } from '../seed';
import { walked, walksOf, type Tally } from './run';
import { movesNoCoins, operations } from './table';

/** So many walks do everything that can be done. */
const enoughWalks = 300;
const walks = Number(process.env['WALKS'] ?? enoughWalks);
const path = process.env['WALK_PATH'];
const stepsOfWalk = 40;

describe(`money over all areas, seed ${seed} (SEED=${seed} repeats the run, WALK_PATH one failing walk of it)`, () => {
  it('has an operation for every call whose key is kept, or a reason why it moves no coins', () => {
    const used = new Set([
      ...operations.flatMap(({ calls }) => calls),
      ...movesNoCoins.map(([each]) => each),
    ]);
    const forgotten = endpoints.filter(
      (each) => (each.effect === 'money' || each.keepsKey === true) && !used.has(each),
    );
    expect(forgotten.map(({ name }) => name)).toEqual([]);
  });

  it(`keeps its rules after each step of ${walks} walks of ${stepsOfWalk} steps, in which everything is done`, async () => {
    const tally: Tally = new Map();
    await fc.assert(
      fc.asyncProperty(walksOf(stepsOfWalk), (steps) => walked(steps, tally)),
      { seed, numRuns: walks, ...(path === undefined ? {} : { path }) },
    );
    const isWhole = walks >= enoughWalks && path === undefined;
    expect(operations.filter(({ name }) => isWhole && !tally.has(name))).toEqual([]);
  }, 7_200_000);
});
