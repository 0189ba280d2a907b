import { person, type Person } from '@/mocks/people/people';

/** Who decides about grants of a team: 何璐 of human resources, and another leader about hers. */
export function approverOf({ index }: Pick<Person, 'index'>): Person {
  return index === 9 ? person(29) : person(9);
}
