import fc from 'fast-check';
import { dice } from '@/mocks/core/random';
import type { Draw } from './operation';
import { aboveFloor } from './rules/floor';
import { balanced } from './rules/balanced';
import { drawsHold, escrowIsOpen } from './rules/escrow';
import { datesAreKept } from './rules/expiry';
import { daysAreCounted, daysAreTold } from './rules/limits';
import { pointsAddUp, pointsAreTold } from './rules/points';
import { operations } from './table';
import { mishaps, Walk, type Mishap, type Proof } from './walk';

/** One step of a walk as plain data. */
export interface Step {
  /** A line of the table; where nothing of it can be done now, the next one that can. */
  readonly operation: string;
  /** Decides who does it, with whom and how much. */
  readonly choice: number;
  readonly proof: Proof;
  readonly mishap: Mishap | null;
  /** Seconds that go by first. */
  readonly pause: number;
}

const names = operations.map(({ name }) => name);

const step: fc.Arbitrary<Step> = fc.record({
  operation: fc.constantFrom(...names),
  choice: fc.nat({ max: 100_000 }),
  proof: fc.constantFrom('none', 'none', 'none', 'password', 'password', 'wrong'),
  mishap: fc.option(fc.constantFrom(...mishaps), { freq: 4 }),
  pause: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 40 })),
});

/** Walks of so many steps; a failing one shrinks to those without which it does not fail. */
export function walksOf(steps: number): fc.Arbitrary<readonly (Step | null)[]> {
  return fc.array(fc.option(step, { freq: 1_000_000 }), { minLength: steps, maxLength: steps, size: 'max' });
}

/** How often each line of the table was carried out. */
export type Tally = Map<string, number>;

const afterEachStep = [
  balanced,
  aboveFloor,
  escrowIsOpen,
  drawsHold,
  datesAreKept,
  pointsAddUp,
  daysAreCounted,
];

/** Carries out a walk; throws where a property does not hold. */
export async function walked(steps: readonly (Step | null)[], tally: Tally): Promise<void> {
  const walk = new Walk();
  walk.onDone = (name) => tally.set(name, (tally.get(name) ?? 0) + 1);
  for (const [number, each] of steps.entries()) {
    if (each === null) continue;
    const name = await carriedOut(walk, each);
    try {
      await walk.pass(0);
      for (const rule of afterEachStep) rule(walk);
    } catch (error) {
      throw new Error(`after step ${number}, ${name}`, { cause: error });
    }
  }
  await daysAreTold(walk);
  await pointsAreTold(walk);
}

async function carriedOut(walk: Walk, { operation, choice, proof, mishap, pause }: Step): Promise<string> {
  await walk.pass(pause * 1_000);
  const first = names.indexOf(operation);
  const inTurn = [...operations.slice(first), ...operations.slice(0, first)];
  const urgent = choice % 3 === 0 ? inTurn.filter(({ isUrgent }) => isUrgent) : [];
  for (const { name, plan } of [...urgent, ...inTurn]) {
    const planned = await plan(walk, drawing(choice));
    if (planned === null) continue;
    if ('happens' in planned) {
      await planned.happens(walk);
      walk.onDone(name);
    } else await walk.perform(name, planned, proof, mishap);
    return name;
  }
  return operation;
}

function drawing(choice: number): Draw {
  const { below } = dice(choice);
  return (list) => list[below(Math.max(1, list.length))];
}
