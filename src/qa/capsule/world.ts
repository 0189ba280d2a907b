import type { MockClock } from '@/mocks/core/clock';
import type { WorldName } from '@/mocks/core/mock-world';
import type { MockState } from '@/mocks/core/state';
import { freshWorld } from '@/mocks/core/worlds';
import type { Capsule } from './capsule';

/** Parts that a capsule leaves out: codes and keys that are good for minutes, what waits for QA, and what QA reads. */
const leftOut: readonly string[] = [
  'clock',
  'journal',
  'keys',
  'held',
  'failed',
  'tickets',
  'codes',
  'feed',
  'usedKeys',
] satisfies (keyof MockState)[];

/** What is different in a state from the beginning of its world, without what a capsule leaves out. */
export function worldOf(state: MockState): Capsule['world'] {
  const { world, seed } = state;
  const name = world as WorldName;
  const beginning = new Map<string, unknown>(Object.entries(freshWorld(name, seed.epoch)));
  const changed = Object.entries(withoutProofs(state)).filter(
    ([part, value]) =>
      !leftOut.includes(part) && JSON.stringify(value) !== JSON.stringify(beginning.get(part)),
  );
  return { name, epoch: seed.epoch, changed: Object.fromEntries(changed) };
}

/** The state of the mock backend that a capsule describes, with this clock. */
export function stateOf({ world: { name, epoch, changed }, calls }: Capsule, clock: MockClock): object {
  return { ...freshWorld(name, epoch), ...changed, clock, journal: { calls, previous: {} } };
}

/** Without proofs that allow a payment, and without payment codes that no till may have scanned. */
function withoutProofs(state: MockState): MockState {
  const security = Object.entries(state.security).map(
    ([usercode, guarded]) => [usercode, { ...guarded, allowed: [] }] as const,
  );
  return {
    ...state,
    security: Object.fromEntries(security),
    paymentCodes: { ...state.paymentCodes, issued: [] },
  };
}
