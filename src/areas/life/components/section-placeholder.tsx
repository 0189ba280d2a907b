import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { Skeleton } from '@/ui/feedback/skeleton';
import { lifeMessages } from '../messages';
import { SectionCard } from './section';

interface SectionPlaceholderProps {
  query: { data: unknown; error: Error | null; refetch: () => unknown };
  /** The heading of the error. */
  title: string;
  /** Heights in the shape of the content, px. */
  bars: readonly number[];
}

/** The content of a section without data: its skeleton, or a card with the error. */
export function SectionPlaceholder({ query, title, bars }: SectionPlaceholderProps) {
  const { loading } = useMessages(lifeMessages);
  const state = (
    <QueryView query={query} title={title} skeleton={<Skeleton label={loading} bars={bars} />}>
      {() => null}
    </QueryView>
  );
  return query.error === null ? state : <SectionCard>{state}</SectionCard>;
}
