import type { WireDataOf } from '@/api/endpoint';
import type { search } from '@/api/endpoints/search';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';

type Results = WireDataOf<typeof search>;

/** What is searched, and the page of those rows that have every word, titles that have them all first. */
interface Search {
  readonly state: MockState;
  readonly person: Person;
  readonly now: number;
  readonly pageOf: <Row>(
    rows: readonly Row[],
    textsOf: (row: Row) => readonly [title: string, more: string],
  ) => { total: number; rows: Row[] };
}

/** What an area lets the search find; a file `*-searched.ts` exports it as `searched`. */
export interface Searched {
  readonly kind: keyof Results;
  readonly results: (search: Search) => Results;
}
