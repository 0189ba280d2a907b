import type { Colleague } from './colleague';

/** A letter of the browse list; its people are sorted only when they are shown. */
export interface LetterGroup {
  /** A to Z, or # for names without pinyin. */
  letter: string;
  count: number;
  people: () => readonly Colleague[];
}

/** Groups people by the first letter of their pinyin, A to Z and then #, empty ones left out; each in the order of its pinyin. */
export function groupByLetter(people: readonly Colleague[]): LetterGroup[] {
  const groups = new Map<string, Colleague[]>();
  for (const person of people) {
    const letter = letterOf(person);
    const group = groups.get(letter);
    if (group === undefined) groups.set(letter, [person]);
    else group.push(person);
  }
  return Array.from(groups, ([letter, members]) => ({
    letter,
    count: members.length,
    people: sortedOnce(members),
  })).sort((one, other) => rank(one.letter) - rank(other.letter));
}

/** Names that several of these people have, with how many; they are told apart by department and job number. */
export function namesakes(people: readonly Pick<Colleague, 'name'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of people) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [name, count] of counts) if (count === 1) counts.delete(name);
  return counts;
}

/** The departments in the order of the directory, with how many people each has; people without one are left out. */
export function departmentsOf(people: readonly Colleague[]): { department: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { department } of people) {
    if (department !== '') counts.set(department, (counts.get(department) ?? 0) + 1);
  }
  return Array.from(counts, ([department, count]) => ({ department, count }));
}

function letterOf({ initials, pinyin }: Colleague): string {
  const letter = (initials || pinyin).charAt(0).toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : '#';
}

function rank(letter: string): number {
  return letter === '#' ? 91 : letter.charCodeAt(0);
}

function sortedOnce(members: Colleague[]): () => readonly Colleague[] {
  let sorted: readonly Colleague[] | undefined;
  return () => (sorted ??= [...members].sort(byPinyin));
}

/** By code unit: collation by language costs a hundred times as much and gives the same order for pinyin. */
function byPinyin(one: Colleague, other: Colleague): number {
  if (one.pinyin !== other.pinyin) return one.pinyin < other.pinyin ? -1 : 1;
  if (one.jobNumber === other.jobNumber) return 0;
  return one.jobNumber < other.jobNumber ? -1 : 1;
}
