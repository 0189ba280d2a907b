import { gatewayNow } from '@/api/clock';
import { hotWordList } from '@/api/endpoints/home';
import { toClock, toDay } from '@/domain/business-time';
import { QueryView } from '@/flows/query-view/query-view';
import { searchMessages } from '@/messages/search';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Tag } from '@/ui/feedback/tag';
import { StartPart } from './start-part';
import styles from './start.module.css';

const most = 8;
/** Places that stand out. */
const tops = 3;

/** What people search for these days; nothing where there is nothing to tell. */
export function Popular({ onSearch }: { onSearch: (words: string) => void }) {
  const words = useMessages(searchMessages);
  const query = useEndpoint(hotWordList, {});
  if (query.data?.words.length === 0) return null;
  return (
    <StartPart title={words.hot} aside={<Updated at={query.dataUpdatedAt} />}>
      <div className={query.error !== null && query.data === undefined ? styles.card : undefined}>
        <QueryView
          query={query}
          title={words.hotFailed}
          skeleton={<Skeleton label={words.searching(words.hot)} bars={[196]} />}
        >
          {(popular) => (
            <ol className={styles.hot}>
              {popular.words.slice(0, most).map((word, index) => (
                <li key={word}>
                  <button type="button" className={styles.word} onClick={() => onSearch(word)}>
                    <span className="visuallyHidden">{words.rank(index + 1)} </span>
                    <span className={styles.place} data-top={index < tops} aria-hidden="true">
                      {index + 1}
                    </span>
                    <span className={styles.name}>{word}</span>
                    {index === 0 && <Tag tone="primary">{words.hotTag}</Tag>}
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

/** When they were fetched; nothing where that was on another day. Takes the moment by the phone's clock, ms, 0 for never. */
function Updated({ at }: { at: number }) {
  const words = useMessages(searchMessages);
  const clock = at === 0 ? null : clockOf(at);
  return clock !== null && <p className={styles.updated}>{words.hotAt(clock)}</p>;
}

/** In business time by the gateways' clock; null for another day. */
function clockOf(at: number): string | null {
  const now = gatewayNow();
  const fetched = at + now - Date.now();
  return toDay(fetched) === toDay(now) ? toClock(fetched) : null;
}
