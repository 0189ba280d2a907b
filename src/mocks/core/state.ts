import type { SystemType } from '@/domain/account';
import type { CallRecord } from './calls';
import { businessNow, type MockClock } from './clock';
import type { Envelope } from './envelope';
import type { Fault, Held } from './faults';
import type { Keys } from './idempotency';

/** All that a world's past depends on; it is part of the snapshot, the past itself is made again out of it. */
export interface Seed {
  readonly staff: number;
  /** Lines of the personal bill beside those of rides. */
  readonly entries: number;
  /** At least so many orders. */
  readonly orders: number;
  /** When the world began, in milliseconds. */
  readonly epoch: number;
}

/** What areas keep in the state: each adds the types of its own parts from its file `*-state.ts`. */
export interface MockParts {}

/** The whole snapshot of the mock backend. The past is not in it: it follows from `seed`, as people do. */
export interface MockState extends MockParts {
  readonly version: string;
  readonly world: string;
  readonly seed: Seed;
  readonly clock: MockClock;
  /** Whose session the world is made for. */
  readonly session: { readonly usercode: string; readonly systemType: SystemType };
  readonly keys: Keys;
  readonly faults: readonly Fault[];
  readonly held: readonly Held[];
  /** Ids of replies that were held and that QA turned into errors, the newest ones. */
  readonly failed: readonly string[];
  readonly expiredTokens: readonly string[];
  /** Usercodes of people who left since the directory was written. */
  readonly leavers: readonly string[];
  /** Usercodes of people whose application for a team was approved since. */
  readonly leaders: readonly string[];
  /** Usercodes of people without a bound phone. */
  readonly withoutPhone: readonly string[];
  /** The unused tickets of the captcha service, as `device|ticket`. */
  readonly tickets: readonly string[];
  /** Counts up for ids. */
  readonly serial: number;
  /** What QA reads; not worth a write of its own. */
  readonly journal: {
    readonly calls: readonly CallRecord[];
    /** The last answer of each call, for the fault `stale`. */
    readonly previous: Readonly<Record<string, Envelope>>;
  };
}

/** A fresh id: a letter and a number that counts up. */
export function nextId(state: MockState, letter: string): { id: string; state: MockState } {
  const serial = state.serial + 1;
  return { id: `${letter}${String(serial).padStart(7, '0')}`, state: { ...state, serial } };
}

export function timeOf(state: MockState, real: number): number {
  return businessNow(state.clock, real);
}
