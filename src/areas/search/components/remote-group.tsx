import type { ReactNode } from 'react';
import { formatCount } from '@/domain/money';
import type { RemoteKind } from '@/domain/search/search';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { Skeleton } from '@/ui/feedback/skeleton';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { searchMessages } from '../messages';
import type { FoundRows } from '../queries';
import type { Found } from '../use-results';
import { FoundCard } from './found-card';
import styles from './found-card.module.css';

/** How many results of each kind are shown while all kinds are shown. */
export const previewCount = 3;

interface RemoteGroupProps<Kind extends RemoteKind> {
  kind: Kind;
  query: Found<Kind>;
  /** Shows all results in pages; else the first ones, with `onMore` as link to all. */
  showAll: boolean;
  onMore: () => void;
  inset: 'usual' | 'wide' | 'none';
  children: (row: FoundRows[Kind]) => ReactNode;
}

/** The results of one kind from the gateways, with a loading and an error state of its own; renders nothing without results. */
export function RemoteGroup<Kind extends RemoteKind>({
  kind,
  query,
  showAll,
  onMore,
  inset,
  children,
}: RemoteGroupProps<Kind>) {
  const messages = useMessages(searchMessages);
  const total = query.data?.total;
  if (total === 0) return null;
  const hasMore = !showAll && total !== undefined && total > previewCount;
  return (
    <>
      <FoundCard
        title={messages.kinds[kind]}
        count={total === undefined ? undefined : formatCount(total)}
        onMore={hasMore ? onMore : undefined}
      >
        <QueryView
          query={query}
          title={messages.failed[kind]}
          skeleton={<Skeleton label={messages.searching(messages.kinds[kind])} bars={[52, 52]} />}
        >
          {({ rows }) => (
            <ul className={styles.rows} data-inset={inset}>
              {(showAll ? rows : rows.slice(0, previewCount)).map((row) => (
                <li key={row.id}>{children(row)}</li>
              ))}
            </ul>
          )}
        </QueryView>
      </FoundCard>
      {showAll && query.data !== undefined && (
        <InfiniteSentinel state={query.end} onReach={() => void query.fetchNextPage()} />
      )}
    </>
  );
}
