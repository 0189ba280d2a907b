import { currentUser, useCurrentUser } from '@/queries/account';
import { searched, searchesOf, useSearchHistory } from '@/state/search-history';

/** What this person has searched for here, the newest first; nothing while it is not known who it is. */
export function useSearches(): readonly string[] {
  const usercode = useCurrentUser().data?.usercode;
  return searchesOf(useSearchHistory(), usercode);
}

/** Keeps in mind what was searched for, as soon as it is known by whom. */
export async function keepSearch(words: string): Promise<void> {
  try {
    const { usercode } = await currentUser();
    searched(usercode, words);
  } catch {
    // Whose history it would be is not known.
  }
}
