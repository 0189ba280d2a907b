import type { Colleague } from '@/domain/colleagues/colleague';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { Skeleton } from '@/ui/feedback/skeleton';
import { searchMessages } from '../messages';
import type { Colleagues } from '../use-colleagues';
import { ColleagueRow } from './colleague-row';
import { FoundCard } from './found-card';
import { previewCount } from './remote-group';
import styles from './found-card.module.css';

interface ColleagueGroupProps {
  colleagues: Colleagues;
  people: readonly Colleague[];
  /** There are more than `people`. */
  hasMore: boolean;
  words: string;
  showAll: boolean;
  onMore: () => void;
}

/** Colleagues that match by name, department or number; renders nothing if there are none. */
export function ColleagueGroup({ colleagues, people, hasMore, words, showAll, onMore }: ColleagueGroupProps) {
  const { kinds, failed, searching } = useMessages(searchMessages);
  const { query, ownUsercode } = colleagues;
  const isLoaded = query.data !== undefined;
  if (isLoaded && people.length === 0) return null;
  const shown = showAll ? people : people.slice(0, previewCount);
  return (
    <FoundCard
      title={kinds.colleagues}
      count={isLoaded ? `${people.length}${hasMore ? '+' : ''}` : undefined}
      onMore={people.length > shown.length ? onMore : undefined}
    >
      <QueryView
        query={query}
        title={failed.colleagues}
        skeleton={<Skeleton label={searching(kinds.colleagues)} bars={[52]} />}
      >
        {() => (
          <ul className={styles.rows}>
            {shown.map((person) => (
              <li key={person.usercode}>
                <ColleagueRow person={person} ownUsercode={ownUsercode} words={words} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </FoundCard>
  );
}
