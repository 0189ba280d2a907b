import { contains, isSpelt, tokensOf } from '@/domain/search/search-match';

export interface City {
  code: string;
  name: string;
  /** Syllables parted by blanks: chong qing. */
  pinyin: string;
}

/** The letter under which a city stands in the list. */
function cityLetter({ pinyin }: Pick<City, 'pinyin'>): string {
  return pinyin.charAt(0).toUpperCase();
}

/** The cities with this name, pinyin or initials; those that begin with it come first, each group in the order given. */
export function findCities<C extends City>(cities: readonly C[], typed: string): C[] {
  const [token] = tokensOf(typed.replace(/[\s'’]+/g, '').replace(/市$/, ''));
  if (token === undefined) return [];
  // The u with two dots of 吕梁 is typed as v or as u.
  const found = cities.filter(
    ({ name, pinyin }) =>
      contains(name, token) || isSpelt(pinyin, token) || isSpelt(pinyin.replace(/v/g, 'u'), token),
  );
  const isFirst = ({ name, pinyin }: City) =>
    name.startsWith(token) || initialsOf(pinyin) === token || pinyin.replace(/ /g, '').startsWith(token);
  return [...found.filter(isFirst), ...found.filter((city) => !isFirst(city))];
}

/** The cities under their letters, both in the order of the alphabet. */
export function citiesByLetter<C extends City>(cities: readonly C[]): ReadonlyMap<string, readonly C[]> {
  const sorted = [...cities].sort((one, other) => compare(one.pinyin, other.pinyin));
  const groups = new Map<string, C[]>();
  for (const city of sorted) {
    const letter = cityLetter(city);
    groups.set(letter, [...(groups.get(letter) ?? []), city]);
  }
  return groups;
}

function initialsOf(pinyin: string): string {
  return pinyin.replace(/(\S)\S*\s?/g, '$1');
}

/** Pinyin is plain ASCII, which needs no locale. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
