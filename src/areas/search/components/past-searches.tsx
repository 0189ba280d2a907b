import { useState, type MouseEvent } from 'react';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { Dialog } from '@/ui/overlays/dialog';
import { searchMessages } from '../messages';
import { searchesCleared, searchRemoved } from '../state';
import { useSearches } from '../use-searches';
import { StartPart } from './start-part';
import styles from './start.module.css';

interface PastSearchesProps {
  onSearch: (words: string) => void;
  /** Called when no entry is left that could take the focus. */
  onEmptied: () => void;
}

/** The past searches, each to be repeated or removed; renders nothing if there are none. */
export function PastSearches({ onSearch, onEmptied }: PastSearchesProps) {
  const messages = useMessages(searchMessages);
  const searches = useSearches();
  const [confirming, setConfirming] = useState(false);
  const [statusText, setStatusText] = useState('');
  if (searches.length === 0) return null;
  const handleRemove = (event: MouseEvent<HTMLElement>, search: string) => {
    // Move the focus to a neighbour before the focused entry is removed.
    const row = event.currentTarget.closest('li');
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.lastElementChild;
    if (next instanceof HTMLElement) next.focus();
    else onEmptied();
    searchRemoved(search);
    setStatusText(messages.removed(search));
  };
  const handleClear = () => {
    searchesCleared();
    onEmptied();
  };
  return (
    <StartPart
      title={messages.history}
      aside={
        <button type="button" className={styles.clear} onClick={() => setConfirming(true)}>
          <svg className={styles.bin} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5V18a2.5 2.5 0 0 0 2.5 2.5h7A2.5 2.5 0 0 0 18 18V6.5M10 10.5v6M14 10.5v6" />
          </svg>
          {messages.clearHistory}
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
              aria-label={messages.remove(search)}
              onClick={(event) => handleRemove(event, search)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <p className="visuallyHidden" role="status">
        {statusText}
      </p>
      {confirming && (
        <Dialog
          title={messages.clearTitle}
          confirm={{ label: messages.clearAll, onClick: handleClear }}
          cancel={{ label: messages.keep, onClick: () => setConfirming(false) }}
        >
          {messages.clearLine}
        </Dialog>
      )}
    </StartPart>
  );
}
