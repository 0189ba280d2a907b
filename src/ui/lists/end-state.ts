/** What stands at the end of an infinite list. */
export type EndState = 'more' | 'loading' | 'failed' | 'end';

interface InfiniteQuery {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
}

/** The end of the list that an infinite query fills. */
export function endState({ isFetchingNextPage, isFetchNextPageError, hasNextPage }: InfiniteQuery): EndState {
  if (isFetchingNextPage) return 'loading';
  if (isFetchNextPageError) return 'failed';
  return hasNextPage ? 'more' : 'end';
}
