import { QueryView } from '@/flows/query-view/query-view';
import { lifeMessages } from '@/messages/life';
import { useMessages } from '@/messages/language';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ShelfCard } from './shelf';

interface ShelfWaitingProps {
  query: { data: unknown; error: Error | null; refetch: () => unknown };
  /** What could not be read. */
  title: string;
  /** Heights in the shape of the content, px. */
  bars: readonly number[];
}

/** What stands on a shelf until there is something to show: the shape of it, or on a card what went wrong. */
export function ShelfWaiting({ query, title, bars }: ShelfWaitingProps) {
  const { loading } = useMessages(lifeMessages);
  const waiting = (
    <QueryView query={query} title={title} skeleton={<Skeleton label={loading} bars={bars} />}>
      {() => null}
    </QueryView>
  );
  return query.error === null ? waiting : <ShelfCard>{waiting}</ShelfCard>;
}
