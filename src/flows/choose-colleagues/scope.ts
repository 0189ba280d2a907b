import type { Colleague } from '@/domain/colleagues/colleague';
import { isSamePerson } from '@/domain/transfers/transfer';

/** Whom the list shows before anything is searched. */
export const scopes = ['everybody', 'recent', 'team'] as const;
export type Scope = (typeof scopes)[number];

/** The people of a scope: lately served ones in that order, or those of one's own department. */
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
