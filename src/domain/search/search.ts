import type { SystemType } from '@/domain/account';
import { fold } from '@/domain/colleagues/directory';
import { allEntrances } from '@/domain/home/entrance-groups';
import type { SceneGroup, SceneName } from '@/domain/life/scenes';
import { limitCharacters } from '@/domain/text';
import { contains, isSpelt, tokensOf } from './search-match';

/** What results are grouped by, in their order. */
export const searchKinds = ['features', 'activities', 'goods', 'news', 'colleagues'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The kinds that the gateways search; the others are searched on the device. */
export const remoteKinds = ['activities', 'goods', 'news'] as const satisfies readonly SearchKind[];
export type RemoteKind = (typeof remoteKinds)[number];

/** Characters as a person counts them; a longer search is cut. */
export const maxSearchLength = 40;

/** Takes what was typed, gives the search: trimmed, one blank between its words, cut to the longest search. */
export function normaliseSearch(typed: string): string {
  return limitCharacters(typed.replace(/\s+/g, ' ').trim(), maxSearchLength).trim();
}

/** An entrance of the product with its texts in the person's language. */
export interface Feature {
  name: SceneName;
  group: SceneGroup;
  label: string;
  description: string;
  groupLabel: string;
  /** Of its Chinese name; syllables parted by blanks. */
  pinyin: string;
  /** What people call it too, in any language; parted by blanks. */
  words: string;
}

/** Takes features and a search, gives those whose name begins with it, then those that contain it, then by pinyin, then by description and by what people call it. */
export function featuresFound(features: readonly Feature[], words: string): Feature[] {
  const tokens = tokensOf(words);
  const [first] = tokens;
  if (first === undefined) return [];
  const rank = ({ label, description, groupLabel, pinyin, words: called }: Feature): number => {
    if (tokens.every((token) => contains(label, token))) return fold(label).startsWith(first) ? 0 : 1;
    if (tokens.every((token) => contains(label, token) || isSpelt(pinyin, token))) return 2;
    const texts = `${label}\n${description}\n${groupLabel}\n${called}`;
    return tokens.every((token) => contains(texts, token) || isSpelt(pinyin, token)) ? 3 : notFound;
  };
  return features
    .map((feature) => ({ feature, rank: rank(feature) }))
    .filter((each) => each.rank < notFound)
    .sort((one, other) => one.rank - other.rank)
    .map(({ feature }) => feature);
}

const notFound = 4;
const usualOnes = 4;
const usualAtFirst: Readonly<Record<SystemType, readonly SceneName[]>> = {
  LONGCOIN: ['transfer', 'taxi', 'vouchers', 'schedule'],
  WALLET: ['pay', 'taxi', 'vouchers', 'exchange'],
};

/** The four entrances that the person uses most, filled up with usual ones; `own` says whether any of them was used at all. */
export function usualEntrances(
  sysType: SystemType,
  visits: Readonly<Partial<Record<string, number>>>,
): { names: readonly SceneName[]; own: boolean } {
  const used = allEntrances(sysType)
    .map(([, name, { to }]) => ({ name, count: visits[to] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ name }) => name);
  const names = Array.from(new Set([...used, ...usualAtFirst[sysType]])).slice(0, usualOnes);
  return { names, own: used.length > 0 };
}

const remembered = 10;

/** What was searched for after one more search: the newest first, each once whatever its spelling. */
export function historyAfter(history: readonly string[], words: string): readonly string[] {
  return [words, ...historyWithout(history, words)].slice(0, remembered);
}

/** The same without one of them. */
export function historyWithout(history: readonly string[], words: string): readonly string[] {
  return history.filter((each) => fold(each) !== fold(words));
}

/** A suggestion for what was typed so far: a feature to go to, or words to search for. */
export type Suggestion = {
  text: string;
  /** Of the text, empty where it is not searched for by it. */
  pinyin: string;
} & (
  | { kind: 'feature'; name: SceneName }
  | { kind: 'words'; from: 'history' | 'hot' | Exclude<SearchKind, 'features'> }
);

/** What suggestions are made of: what is at hand at once, and titles that the gateways found. */
export interface SuggestionSources {
  features: readonly Feature[];
  history: readonly string[];
  hot: readonly string[];
  colleagues: readonly { name: string; pinyin: string }[];
  titles: readonly (readonly [kind: RemoteKind, title: string])[];
}

const mostSuggestions = 10;
const mostOfEach = 3;

/** Suggestions for what is typed, each text once: what the person searched before, features, hot words, colleagues, then titles. */
export function suggestionsFor(
  typed: string,
  { features, history, hot, colleagues, titles }: SuggestionSources,
): readonly Suggestion[] {
  const words = normaliseSearch(typed);
  const tokens = tokensOf(words);
  if (tokens.length === 0) return [];
  const near = (texts: readonly string[]) =>
    texts.filter((text) => tokens.every((token) => contains(text, token)));
  const worded = (from: Extract<Suggestion, { kind: 'words' }>['from'], texts: readonly string[]) =>
    Array.from(new Set(texts))
      .slice(0, mostOfEach)
      .map((text): Suggestion => ({ kind: 'words', text, from, pinyin: '' }));
  const titled = (kind: RemoteKind) =>
    worded(kind, near(titles.filter(([of]) => of === kind).map(([, title]) => title)));
  const all: readonly Suggestion[] = [
    ...worded('history', near(history)),
    ...featuresFound(features, words)
      .slice(0, mostOfEach)
      .map(({ name, label, pinyin }): Suggestion => ({ kind: 'feature', text: label, name, pinyin })),
    ...worded('hot', near(hot)),
    ...colleagues.map(({ name, pinyin }): Suggestion => ({
      kind: 'words',
      text: name,
      from: 'colleagues',
      pinyin,
    })),
    ...remoteKinds.flatMap(titled),
  ];
  // A suggestion equal to the typed text is left out.
  const seen = new Set([fold(words)]);
  return all
    .filter(({ kind, text }) => {
      const key = kind === 'feature' ? `feature ${text}` : fold(text);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, mostSuggestions);
}
