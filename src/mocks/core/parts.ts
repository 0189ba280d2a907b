import { fingerprint } from './random';
import type { MockParts, Seed } from './state';
import type { MockPart } from './state-part';

const lists = import.meta.glob<readonly MockPart[]>(
  ['/src/mocks/*/*-state.ts', '/src/areas/*/mocks/*-state.ts'],
  { eager: true, import: 'parts' },
);

/** All parts of the state that areas declare, by their names. */
export const parts: readonly MockPart[] = Object.values(lists)
  .flat()
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Raised with every change of the core's own fields that their schema does not show. */
const ownVersion = 2;

/** A version that follows from the parts, their own versions and their schemas. */
export function versionOf(declared: readonly Pick<MockPart, 'name' | 'version' | 'schema'>[]): string {
  return fingerprint(
    JSON.stringify([ownVersion, ...declared.map(({ name, version, schema }) => [name, version, schema])]),
  );
}

/** A snapshot of another version is thrown away. */
export const snapshotVersion = versionOf(parts);

/** All parts as they are when a world begins. */
export function partsAt(seed: Seed): MockParts {
  // A test holds the parts that are found against the type.
  return Object.fromEntries(parts.map(({ name, initial }) => [name, initial(seed)])) as unknown as MockParts;
}
