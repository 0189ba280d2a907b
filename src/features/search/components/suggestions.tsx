import { useEffect } from 'react';
import type { Suggestion } from '@/domain/search/search';
import { sceneEntrance } from '@/domain/life/scenes';
import { searchMessages } from '@/messages/search';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { Marked } from './marked';
import styles from './suggestions.module.css';

const icons = {
  history: 'clock',
  hot: 'flash',
  activities: 'pennant',
  goods: 'cashier',
  news: 'news',
  colleagues: 'user',
} as const;

interface SuggestionsProps {
  /** Of the list; its options are named after it. */
  id: string;
  suggestions: readonly Suggestion[];
  words: string;
  /** The one that the arrow keys stand on. */
  active: Suggestion | undefined;
  onPick: (suggestion: Suggestion) => void;
  onGo: () => void;
}

/** Suggestions below the field, which keeps the focus: arrow keys go through them, a tap takes one. */
export function Suggestions({ id, suggestions, words, active, onPick, onGo }: SuggestionsProps) {
  const said = useMessages(searchMessages);
  const activeId = active === undefined ? undefined : optionId(id, active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <>
      {suggestions.length > 0 && (
        <ul id={id} role="listbox" aria-label={said.suggestions} className={styles.list}>
          {suggestions.map((suggestion) => {
            const isFeature = suggestion.kind === 'feature';
            const place = optionId(id, suggestion);
            return (
              <li
                key={place}
                id={place}
                role="option"
                aria-selected={suggestion === active}
                className={styles.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPick(suggestion)}
              >
                <span className={styles.icon}>
                  <Icon
                    name={isFeature ? sceneEntrance(suggestion.name).icon : icons[suggestion.from]}
                    size={20}
                  />
                </span>
                <span className={styles.text}>
                  <Marked text={suggestion.text} words={words} pinyin={suggestion.pinyin} />
                </span>
                <span className={styles.from}>
                  {isFeature ? said.straight : said.sources[suggestion.from]}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <button type="button" className={styles.onClick} onClick={onGo}>
        {said.goFor(words)}
      </button>
    </>
  );
}

/** The name of an option; the same suggestion bears it wherever it stands. */
export function optionId(list: string, { kind, text }: Suggestion): string {
  return `${list}-${kind}-${text.replace(/\s/g, '_')}`;
}
