import * as v from 'valibot';
import { historyAfter, historyWithout } from '@/domain/search/search';
import { persisted } from '@/state/slice';

interface SearchHistory {
  /** Of the person who searched. */
  usercode: string;
  /** The texts that were searched for, newest first. */
  words: readonly string[];
}

const empty: SearchHistory = { usercode: '', words: [] };
const stored = v.object({ usercode: v.string(), words: v.array(v.string()) });

/** What the current person has searched for on this device. */
export const useSearchHistory = persisted<SearchHistory>(
  'person',
  'search-history',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : empty;
  },
  ({ words }) => words.length > 0,
);

/** What this person has searched for. */
export function searchesOf({ usercode: owner, words }: SearchHistory, usercode: string | undefined) {
  return owner === usercode ? words : empty.words;
}

/** The person searched for this text; the searches of a former person are dropped. */
export function searched(usercode: string, text: string): void {
  const before = searchesOf(useSearchHistory.getState(), usercode);
  useSearchHistory.setState({ usercode, words: historyAfter(before, text) });
}

/** The person removed one search. */
export function searchRemoved(text: string): void {
  useSearchHistory.setState((history) => ({ words: historyWithout(history.words, text) }));
}

/** The person removed all searches. */
export function searchesCleared(): void {
  useSearchHistory.setState(empty);
}
