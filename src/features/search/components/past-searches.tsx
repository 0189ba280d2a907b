import { useState, type MouseEvent } from 'react';
import { searchMessages } from '@/messages/search';
import { useMessages } from '@/messages/language';
import { searchesForgotten, searchRemoved } from '@/state/search-history';
import { Dialog } from '@/ui/overlays/dialog';
import { Icon } from '@/ui/media/icon';
import { useSearches } from '../use-searches';
import { StartPart } from './start-part';
import styles from './start.module.css';

interface PastSearchesProps {
  onSearch: (words: string) => void;
  /** Nothing of it is left to have the focus. */
  onEmptied: () => void;
}

/** What the person searched for before, each to be searched again or taken out; nothing where there is none. */
export function PastSearches({ onSearch, onEmptied }: PastSearchesProps) {
  const words = useMessages(searchMessages);
  const searches = useSearches();
  const [asking, ask] = useState(false);
  const [said, say] = useState('');
  if (searches.length === 0) return null;
  const remove = (event: MouseEvent<HTMLElement>, search: string) => {
    // The focus goes on to the neighbour before its own place is gone.
    const row = event.currentTarget.closest('li');
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.lastElementChild;
    if (next instanceof HTMLElement) next.focus();
    else onEmptied();
    searchRemoved(search);
    say(words.removed(search));
  };
  const clear = () => {
    searchesForgotten();
    onEmptied();
  };
  return (
    <StartPart
      title={words.history}
      aside={
        <button type="button" className={styles.clear} onClick={() => ask(true)}>
          <svg className={styles.bin} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5V18a2.5 2.5 0 0 0 2.5 2.5h7A2.5 2.5 0 0 0 18 18V6.5M10 10.5v6M14 10.5v6" />
          </svg>
          {words.clearHistory}
        </button>
      }
    >
      <ul className={styles.searches}>
        {searches.map((search) => (
          <li key={search} className={styles.search}>
            <button type="button" className={styles.again} onClick={() => onSearch(search)}>
              {search}
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={words.remove(search)}
              onClick={(event) => remove(event, search)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <p className="visuallyHidden" role="status">
        {said}
      </p>
      {asking && (
        <Dialog
          title={words.clearTitle}
          confirm={{ label: words.clearAll, onClick: clear }}
          cancel={{ label: words.keep, onClick: () => ask(false) }}
        >
          {words.clearLine}
        </Dialog>
      )}
    </StartPart>
  );
}
