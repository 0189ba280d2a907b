import type { ReactNode } from 'react';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { Illustration } from '@/ui/feedback/illustration';
import { Skeleton } from '@/ui/feedback/skeleton';
import { InfiniteSentinel, type EndState } from '@/ui/lists/infinite-sentinel';
import { Note } from '@/ui/text/text';
import { EmptyState, type EmptyText } from './empty-state';
import type { ViewedQuery } from './viewed-query';
import styles from './list-view.module.css';

interface ListQuery<Data> extends ViewedQuery<Data> {
  isPlaceholderData?: boolean;
  /** What stands at the end of the rows, where they come in pages. */
  end?: EndState;
  fetchNextPage?: () => unknown;
}

export interface ListViewProps<Data, Row> {
  query: ListQuery<Data>;
  rows: (data: Data) => readonly Row[];
  /** The title of the error. */
  failed: string;
  /** What is loading, for screen readers. */
  loading: string;
  /** The heights of the rows to come, px; or the skeleton itself. */
  bars: readonly number[] | ReactNode;
  /** Replaces a list without rows. */
  empty: EmptyText;
  /** Replaces a list without rows while a filter is on. */
  filtered?: EmptyText | false;
  /** How many rows there are in all, as a text above them. */
  count?: (data: Data) => ReactNode;
  /** Says where the list ends; one that comes in pages always does. */
  hasEnd?: boolean;
  children: (rows: readonly Row[], data: Data) => ReactNode;
}

/** A list in its states: loading, failed, empty, empty by a filter, or its rows up to the end; while the phone is offline it says when they were fetched. */
export function ListView<Data, Row>(props: ListViewProps<Data, Row>) {
  const { query, rows: rowsOf, failed, loading, bars, empty, filtered = false, count, children } = props;
  const { isPlaceholderData = false, fetchNextPage } = query;
  const end = query.end ?? (props.hasEnd === true ? 'end' : undefined);
  return (
    <>
      <FetchedAt query={query} />
      <QueryView
        query={query}
        title={failed}
        art={<Illustration variant="error" />}
        skeleton={isHeights(bars) ? <Skeleton label={loading} bars={bars} /> : bars}
      >
        {(data) => {
          const rows = rowsOf(data);
          if (rows.length === 0)
            return filtered === false ? <EmptyState {...empty} /> : <EmptyState art="search" {...filtered} />;
          return (
            <>
              {count !== undefined && (
                <Note marginBottom={1} role="status">
                  {isPlaceholderData ? loading : count(data)}
                </Note>
              )}
              <div className={styles.rows} aria-busy={isPlaceholderData}>
                {children(rows, data)}
              </div>
              {end !== undefined && <InfiniteSentinel state={end} onReach={() => void fetchNextPage?.()} />}
            </>
          );
        }}
      </QueryView>
    </>
  );
}

function isHeights(bars: readonly number[] | ReactNode): bars is readonly number[] {
  return Array.isArray(bars);
}
