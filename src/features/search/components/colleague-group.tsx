import type { Colleague } from '@/domain/colleagues/colleague';
import { QueryView } from '@/flows/query-view/query-view';
import { searchMessages } from '@/messages/search';
import { useMessages } from '@/messages/language';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { Colleagues } from '../use-colleagues';
import { ColleagueRow } from './colleague-row';
import { FoundCard } from './found-card';
import styles from './found-card.module.css';
import { shownOfEach } from './remote-group';

interface ColleagueGroupProps {
  colleagues: Colleagues;
  people: readonly Colleague[];
  /** There are more than `people`. */
  more: boolean;
  words: string;
  whole: boolean;
  onMore: () => void;
}

/** Colleagues of that name, department or number, found on the device; left out where there are none. */
export function ColleagueGroup({ colleagues, people, more, words, whole, onMore }: ColleagueGroupProps) {
  const { kinds, failed, searching } = useMessages(searchMessages);
  const { query, ownUsercode } = colleagues;
  const known = query.data !== undefined;
  if (known && people.length === 0) return null;
  const shown = whole ? people : people.slice(0, shownOfEach);
  return (
    <FoundCard
      title={kinds.colleagues}
      count={known ? `${people.length}${more ? '+' : ''}` : undefined}
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
