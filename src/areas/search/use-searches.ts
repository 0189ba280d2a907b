import { currentUser, useCurrentUser } from '@/queries/account';
import { searched, searchesOf, useSearchHistory } from './state';

/** The past searches of the current user on this device, newest first; empty until the user is known. */
export function useSearches(): readonly string[] {
  const usercode = useCurrentUser().data?.usercode;
  return searchesOf(useSearchHistory(), usercode);
}

/** Adds a search to the history of the current user once the user is known. */
export async function rememberSearch(words: string): Promise<void> {
  try {
    const { usercode } = await currentUser();
    searched(usercode, words);
  } catch {
    // Without the user it is not known whose history to write.
  }
}
