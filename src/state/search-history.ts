import * as v from 'valibot';
import { historyAfter, historyWithout } from '@/domain/search/search';
import { persisted } from './persisted';

interface SearchHistory {
  /** Whose it is. */
  usercode: string;
  /** Newest first. */
  words: readonly string[];
}

const nobody: SearchHistory = { usercode: '', words: [] };
const stored = v.object({ usercode: v.string(), words: v.array(v.string()) });

/** What the person who uses the wallet here has searched for on this device. */
export const useSearchHistory = persisted<SearchHistory>(
  'search-history',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : nobody;
  },
  ({ words }) => words.length > 0,
);

/** What this person has searched for. */
export function searchesOf({ usercode: owner, words }: SearchHistory, usercode: string | undefined) {
  return owner === usercode ? words : nobody.words;
}

/** The person searched for this; whatever another one did before is gone. */
export function searched(usercode: string, words: string): void {
  const before = searchesOf(useSearchHistory.getState(), usercode);
  useSearchHistory.setState({ usercode, words: historyAfter(before, words) });
}

/** The person does not want to see it again. */
export function searchRemoved(words: string): void {
  useSearchHistory.setState((history) => ({ words: historyWithout(history.words, words) }));
}

/** The person wants none of it kept, or somebody else uses the wallet now. */
export function searchesForgotten(): void {
  useSearchHistory.setState(nobody);
}
