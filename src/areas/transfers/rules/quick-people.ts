import { personKey } from '@/domain/transfers/transfer';

/** How many people who got something last are offered, and how many in all. */
const recentShown = 4;
const shownInAll = 7;

/** Takes whom the person gave to, the latest first; gives whom to offer: the latest, then those given to most often, without those already chosen. */
export function quickPeople<Person extends { usercode: string; times: number | null }>(
  given: readonly Person[],
  chosen: readonly { usercode: string }[],
): readonly Person[] {
  const taken = new Set(chosen.map(({ usercode }) => personKey(usercode)));
  const free = given.filter(({ usercode }) => !taken.has(personKey(usercode)));
  const often = free.slice(recentShown).sort((one, other) => (other.times ?? 0) - (one.times ?? 0));
  return [...free.slice(0, recentShown), ...often].slice(0, shownInAll);
}
