import type { ReactNode } from 'react';
import { formatCount } from '@/domain/money';
import type { RemoteKind } from '@/domain/search/search';
import { QueryView } from '@/flows/query-view/query-view';
import { searchMessages } from '@/messages/search';
import { useMessages } from '@/messages/language';
import type { FoundRows } from '@/queries/search';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { Found } from '../use-results';
import { FoundCard } from './found-card';
import styles from './found-card.module.css';

/** How many of each kind stand beside those of the others. */
export const shownOfEach = 3;

interface RemoteGroupProps<Kind extends RemoteKind> {
  kind: Kind;
  query: Found<Kind>;
  /** All of them, growing; else the first ones, and `onMore` leads to all. */
  whole: boolean;
  onMore: () => void;
  inset: 'usual' | 'wide' | 'none';
  children: (row: FoundRows[Kind]) => ReactNode;
}

/** What the gateways found of one kind; it waits and fails for itself, and is left out where they found nothing. */
export function RemoteGroup<Kind extends RemoteKind>({
  kind,
  query,
  whole,
  onMore,
  inset,
  children,
}: RemoteGroupProps<Kind>) {
  const words = useMessages(searchMessages);
  const total = query.data?.pages[0]?.total;
  if (total === 0) return null;
  const more = !whole && total !== undefined && total > shownOfEach;
  return (
    <>
      <FoundCard
        title={words.kinds[kind]}
        count={total === undefined ? undefined : formatCount(total)}
        onMore={more ? onMore : undefined}
      >
        <QueryView
          query={query}
          title={words.failed[kind]}
          skeleton={<Skeleton label={words.searching(words.kinds[kind])} bars={[52, 52]} />}
        >
          {({ pages }) => {
            const rows = pages.flatMap((page) => page.rows);
            return (
              <ul className={styles.rows} data-inset={inset}>
                {(whole ? rows : rows.slice(0, shownOfEach)).map((row) => (
                  <li key={row.id}>{children(row)}</li>
                ))}
              </ul>
            );
          }}
        </QueryView>
      </FoundCard>
      {whole && query.data !== undefined && (
        <InfiniteSentinel state={endOf(query)} onReach={() => void query.fetchNextPage()} />
      )}
    </>
  );
}

function endOf<Kind extends RemoteKind>({
  isFetchingNextPage,
  isFetchNextPageError,
  hasNextPage,
}: Found<Kind>): 'loading' | 'failed' | 'more' | 'end' {
  if (isFetchingNextPage) return 'loading';
  if (isFetchNextPageError) return 'failed';
  return hasNextPage ? 'more' : 'end';
}
