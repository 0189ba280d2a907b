import * as v from 'valibot';
import type { MockParts, MockState, Seed } from './state';

/**
 * What time brings, in this order; phases in one row alternate until nothing changes, and within a phase the parts come by their names.
 * `turns`: who waited in a queue has its turn. `orders`: orders are confirmed, closed, delivered, refunded. `services`: what is done for
 * orders goes on, which may end an order or make one. `refunds`: what did not come about is paid back. `returns`: what was not taken is
 * given back. `runs`: what was planned for a day is paid. `payouts`: what was approved is paid. `endings`: what ran out of time is over.
 * `expiry`: dated coins expire. `notices`: people are told of what begins.
 */
export const phases = [
  ['turns'],
  ['orders', 'services'],
  ['refunds'],
  ['returns'],
  ['runs'],
  ['payouts'],
  ['endings'],
  ['expiry'],
  ['notices'],
] as const;

export type Phase = (typeof phases)[number][number];

/** What was due by a moment of business time, in milliseconds, has happened; the same state where nothing was. */
type Due = (state: MockState, now: number) => MockState;

/** One area's part of the state, however it is typed. */
export interface MockPart {
  readonly name: keyof MockParts;
  readonly version: number;
  readonly schema: v.GenericSchema;
  readonly initial: (seed: Seed) => unknown;
  readonly due: Readonly<Partial<Record<Phase, Due>>>;
}

interface Declared<Name extends keyof MockParts> {
  /** What a snapshot has of it at least. */
  schema: v.GenericSchema;
  /** Raised with a change of its shape that the schema does not show. */
  version?: number;
  initial: (seed: Seed) => MockParts[Name];
  due?: MockPart['due'];
}

/** Declares a part of the state; a file `*-state.ts` exports a list of them as `parts`, and adds their types to `MockParts`. */
export function mockState<Name extends keyof MockParts>(
  name: Name,
  { version = 1, due = {}, ...part }: Declared<Name>,
): MockPart {
  return { name, version, due, ...part };
}

export const whole = v.pipe(v.number(), v.safeInteger());
export const rows = v.array(v.looseObject({}));
