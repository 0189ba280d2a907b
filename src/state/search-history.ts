import * as v from 'valibot';
import { historyAfter, historyWithout } from '@/domain/search/search';
import { persisted } from './slice';

interface SearchHistory {
  /** Whose it is. */
  usercode: string;
  /** Newest first. */
  messages: readonly string[];
}

const nobody: SearchHistory = { usercode: '', messages: [] };
const stored = v.object({ usercode: v.string(), messages: v.array(v.string()) });

/** What the person who uses the wallet here has searched for on this device. */
export const useSearchHistory = persisted<SearchHistory>(
  'person',
  'search-history',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : nobody;
  },
  ({ messages }) => messages.length > 0,
);

/** What this person has searched for. */
export function searchesOf({ usercode: owner, messages }: SearchHistory, usercode: string | undefined) {
  return owner === usercode ? messages : nobody.messages;
}

/** The person searched for this; whatever another one did before is gone. */
export function searched(usercode: string, messages: string): void {
  const before = searchesOf(useSearchHistory.getState(), usercode);
  useSearchHistory.setState({ usercode, messages: historyAfter(before, messages) });
}

/** The person does not want to see it again. */
export function searchRemoved(messages: string): void {
  useSearchHistory.setState((history) => ({ messages: historyWithout(history.messages, messages) }));
}

/** The person wants none of it kept. */
export function searchesForgotten(): void {
  useSearchHistory.setState(nobody);
}
