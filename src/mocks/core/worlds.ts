import { businessNow, realClock, type MockClock } from './clock';
import type { MockWorld, WorldName, WorldNames } from './mock-world';
import { partsAt, snapshotVersion } from './parts';
import { person } from './people';
import type { MockState, Seed } from './state';
import { ownWorlds } from './world-list';

const lists = import.meta.glob<readonly MockWorld[]>(
  ['/src/mocks/*/*-worlds.ts', '/src/areas/*/mocks/*-worlds.ts'],
  { eager: true, import: 'worlds' },
);

/** All worlds that are declared. */
const worlds: readonly MockWorld[] = [...ownWorlds, ...Object.values(lists).flat()];

export const worldNames: readonly (keyof WorldNames)[] = worlds.map(({ name }) => name);

export function isWorldName(name: string): name is WorldName {
  return worlds.some((world) => world.name === name);
}

/** A world at its beginning; `real` is the machine's time in milliseconds, and the world's too unless the clock says otherwise. */
export function freshWorld(name: WorldName, real: number, clock: MockClock = realClock): MockState {
  const world = worlds.find((each) => each.name === name);
  if (world === undefined) throw new RangeError(`no world is called ${name}`);
  const { staff, entries, orders, differ } = world;
  const minute = 60_000;
  const seed: Seed = {
    staff,
    entries,
    orders,
    epoch: Math.floor(businessNow(clock, real) / minute) * minute,
  };
  return differ({
    ...partsAt(seed),
    version: snapshotVersion,
    world: name,
    seed,
    clock,
    session: { usercode: person(0).usercode, systemType: 'LONGCOIN' },
    keys: [],
    faults: [],
    held: [],
    failed: [],
    expiredTokens: [],
    leavers: [],
    leaders: [],
    withoutPhone: [],
    tickets: [],
    serial: 0,
    journal: { calls: [], previous: {} },
  });
}
