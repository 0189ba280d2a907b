import fc from 'fast-check';
import { dice } from '@/mocks/core/random';
import type { Draw, Plan } from './operation';
import { balanced } from './rules/balanced';
import { drawsHold, escrowIsOpen } from './rules/escrow';
import { datesAreKept } from './rules/expiry';
import { aboveFloor } from './rules/floor';
import { daysAreCounted, daysAreReported } from './rules/limits';
import { oneFactEverywhere } from './rules/one-fact';
import { pointsAddUp, pointsAreReported } from './rules/points';
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
  /** Seconds that go by first, beside the one that every step takes. */
  readonly pause: number;
}

const names = operations.map(({ name }) => name);
const sequels = operations.filter(({ isSequel }) => isSequel);

const step: fc.Arbitrary<Step> = fc.record({
  operation: fc.constantFrom(
    ...operations.flatMap(({ name, weight = 1 }) => Array.from({ length: weight }, () => name)),
  ),
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
  await daysAreReported(walk);
  await pointsAreReported(walk);
  await oneFactEverywhere(walk);
  for (const [name, times] of walk.times) tally.set(name, (tally.get(name) ?? 0) + times);
}

async function carriedOut(walk: Walk, { operation, choice, proof, mishap, pause }: Step): Promise<string> {
  await walk.pass((pause + 1) * 1_000);
  const planned =
    (choice % 2 === 0 ? await sequelOf(walk, choice / 2) : null) ?? (await nextOf(walk, operation, choice));
  if (planned === null) return operation;
  const { name, plan, isRefused } = planned;
  if ('happens' in plan) {
    await plan.happens(walk);
    walk.count(name);
  } else {
    const end = await walk.perform(name, plan, isRefused ? 'password' : proof, isRefused ? null : mishap);
    if (isRefused && end === 'refused') walk.count(name);
    else if (isRefused) throw new Error(`${name} was allowed`);
  }
  return name;
}

interface Planned {
  readonly name: string;
  readonly plan: NonNullable<Plan>;
  readonly isRefused: boolean;
}

/** One of the ways to go on with what was begun, that the walk has gone least often; null where nothing was. */
async function sequelOf(walk: Walk, choice: number): Promise<Planned | null> {
  const possible: Planned[] = [];
  for (const { name, plan } of sequels) {
    const planned = await plan(walk, drawing(choice));
    if (planned !== null) possible.push({ name, plan: planned, isRefused: false });
  }
  const times = ({ name }: Planned) => walk.times.get(name) ?? 0;
  const fewest = Math.min(...possible.map(times));
  return drawing(choice)(possible.filter((each) => times(each) === fewest)) ?? null;
}

/** The operation of this name, or where nothing of it can be done the next one in the table. */
async function nextOf(walk: Walk, operation: string, choice: number): Promise<Planned | null> {
  for (const { name, plan, isRefused = false } of from(operations, names.indexOf(operation))) {
    const planned = await plan(walk, drawing(choice));
    if (planned !== null) return { name, plan: planned, isRefused };
  }
  return null;
}

/** A list from one of its places on, and what stands before it behind. */
function from<T>(list: readonly T[], index: number): readonly T[] {
  return [...list.slice(index), ...list.slice(0, index)];
}

function drawing(choice: number): Draw {
  const { below } = dice(choice);
  return (list) => list[below(Math.max(1, list.length))];
}
