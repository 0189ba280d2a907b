import type { MockState } from './state';

/** The names of all worlds: each file that declares some adds theirs. */
export interface WorldNames {}
export type WorldName = keyof WorldNames;

/** A world, and in what it is not the default one. */
export interface MockWorld {
  readonly name: WorldName;
  readonly staff: number;
  readonly entries: number;
  /** At least so many orders of the past; the bill has some of them. */
  readonly orders: number;
  readonly differ: (state: MockState) => MockState;
}

const usual = { staff: 2000, entries: 400, orders: 0, differ: (state: MockState) => state };

/** Declares a world; a file `*-worlds.ts` exports a list of them as `worlds`, and adds their names to `WorldNames`. */
export function mockWorld(name: WorldName, differences: Partial<Omit<MockWorld, 'name'>>): MockWorld {
  return { ...usual, ...differences, name };
}
