import type { AwaitedKind } from '@/domain/awaited';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';

/** Things of an area that wait for a person; a file `*-awaited.ts` exports it as `awaited`. */
export interface Awaited {
  readonly what: AwaitedKind;
  /** The time until which each of them waits, ms; null where nothing sets one. */
  readonly of: (state: MockState, person: Person, now: number) => readonly (number | null)[];
}
