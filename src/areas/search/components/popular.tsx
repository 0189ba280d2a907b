import { gatewayNow } from '@/api/clock';
import { hotWordList } from '@/api/endpoints/home';
import { toClock, toDay } from '@/domain/business-time';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Tag } from '@/ui/feedback/tag';
import { searchMessages } from '../messages';
import { StartPart } from './start-part';
import styles from './start.module.css';

const maxWords = 8;
/** How many of the first ranks are highlighted. */
const topRanks = 3;

/** Popular searches; renders nothing if there are none. */
export function Popular({ onSearch }: { onSearch: (words: string) => void }) {
  const messages = useMessages(searchMessages);
  const query = useEndpoint(hotWordList, {});
  if (query.data?.words.length === 0) return null;
  return (
    <StartPart title={messages.hot} aside={<Updated at={query.dataUpdatedAt} />}>
      <div className={query.error !== null && query.data === undefined ? styles.card : undefined}>
        <QueryView
          query={query}
          title={messages.hotFailed}
          skeleton={<Skeleton label={messages.searching(messages.hot)} bars={[196]} />}
        >
          {(popular) => (
            <ol className={styles.hot}>
              {popular.words.slice(0, maxWords).map((word, index) => (
                <li key={word}>
                  <button type="button" className={styles.word} onClick={() => onSearch(word)}>
                    <span className="visuallyHidden">{messages.rank(index + 1)} </span>
                    <span className={styles.place} data-top={index < topRanks} aria-hidden="true">
                      {index + 1}
                    </span>
                    <span className={styles.name}>{word}</span>
                    {index === 0 && <Tag tone="primary">{messages.hotTag}</Tag>}
                  </button>
                </li>
              ))}
            </ol>
          )}
        </QueryView>
      </div>
    </StartPart>
  );
}

/** The time of the fetch; renders nothing for another day. Takes the time by the phone's clock, ms, 0 for never. */
function Updated({ at }: { at: number }) {
  const messages = useMessages(searchMessages);
  const clock = at === 0 ? null : clockOf(at);
  return clock !== null && <p className={styles.updated}>{messages.hotAt(clock)}</p>;
}

/** The clock time in business time by the gateways' clock; null for another day. */
function clockOf(at: number): string | null {
  const now = gatewayNow();
  const fetched = at + now - Date.now();
  return toDay(fetched) === toDay(now) ? toClock(fetched) : null;
}
