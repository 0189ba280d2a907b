import type { Colleague } from '@/domain/colleagues/colleague';
import { isSamePerson } from '@/domain/transfers/transfer';

/** The lists to choose from while the search is empty. */
export const scopes = ['everybody', 'recent', 'team'] as const;
export type Scope = (typeof scopes)[number];

/** The people of a scope: recent recipients in the order of their last transfer, or the own department. */
export function peopleOf(
  scope: Scope,
  people: readonly Colleague[],
  ownUsercode: string,
  recent: readonly string[],
): readonly Colleague[] {
  if (scope === 'everybody') return people;
  if (scope === 'recent') {
    const byCode = new Map(people.map((person) => [person.usercode, person]));
    return recent.flatMap((usercode) => byCode.get(usercode) ?? []);
  }
  const own = people.find(({ usercode }) => isSamePerson(usercode, ownUsercode));
  return own === undefined ? [] : people.filter(({ department }) => department === own.department);
}
