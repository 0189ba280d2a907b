import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sceneEntrance } from '@/domain/life/scenes';
import { maxSearchLength, normaliseSearch, type SearchKind, type Suggestion } from '@/domain/search/search';
import { useMessages } from '@/messages/language';
import { PastSearches } from '../components/past-searches';
import { Popular } from '../components/popular';
import { Results } from '../components/results';
import { SearchHead } from '../components/search-head';
import { optionId, Suggestions } from '../components/suggestions';
import { Usual } from '../components/usual';
import { searchMessages } from '../messages';
import { readSearchParameters, toSearchParameters } from '../search-parameters';
import { useColleagues } from '../use-colleagues';
import { useSearchText } from '../use-search-text';
import { rememberSearch } from '../use-searches';
import { useSuggestions } from '../use-suggestions';
import styles from './search.module.css';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** /search: features, activities, goods, news and colleagues. The address holds the search: `q`, and `kind` to show one kind only. */
export default function Search() {
  const messages = useMessages(searchMessages);
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const urlSearch = readSearchParameters(parameters);
  const searchText = useSearchText(urlSearch.words);
  const words = normaliseSearch(searchText.committed);
  const isTyping = words !== '' && words !== urlSearch.words;
  const colleagues = useColleagues(words !== '');
  const suggestions = useSuggestions(isTyping ? words : '', colleagues);
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [activeOptionId, setActiveOptionId] = useState<string | null>(null);
  const active = suggestions.find((each) => optionId(listId, each) === activeOptionId);
  const focus = () => inputRef.current?.focus();

  const focusIfEmpty = useEffectEvent(() => {
    // Without a search in the address the next step is typing; with one it is reading the results.
    if (urlSearch.words === '') focus();
  });
  useEffect(() => focusIfEmpty(), []);

  const searchFor = (text: string) => {
    const searchWords = normaliseSearch(text);
    if (searchWords === '') return focus();
    searchText.write(searchWords);
    setActiveOptionId(null);
    void rememberSearch(searchWords);
    if (searchWords !== urlSearch.words) setParameters(toSearchParameters(searchWords));
    // Close the keyboard, which would cover the results on a phone.
    inputRef.current?.blur();
  };
  const handleChange = (text: string) => {
    searchText.handlers.onChange(text);
    setActiveOptionId(null);
    if (text === '' && urlSearch.words !== '' && !searchText.isComposing())
      setParameters({}, { replace: true });
  };
  const handlePick = (suggestion: Suggestion) => {
    if (suggestion.kind === 'words') return searchFor(suggestion.text);
    void rememberSearch(suggestion.text);
    void navigate(sceneEntrance(suggestion.name).to);
  };
  const handleKindChange = (kind: SearchKind | undefined, source: 'tab' | 'group') => {
    setParameters(toSearchParameters(urlSearch.words, kind), { replace: source === 'tab' });
    if (source === 'group') window.scrollTo(0, 0);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, it handles the keys itself.
    if (searchText.isComposing() || event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault();
      const from = active === undefined && step < 0 ? 0 : suggestions.findIndex((each) => each === active);
      const next = suggestions[(from + step + suggestions.length) % suggestions.length];
      if (next !== undefined) setActiveOptionId(optionId(listId, next));
    }
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      handlePick(active);
    }
    if (event.key === 'Escape' && isTyping) {
      event.preventDefault();
      searchText.write(urlSearch.words);
      setActiveOptionId(null);
    }
  };

  return (
    <div className={styles.page}>
      <SearchHead
        inputRef={inputRef}
        text={searchText.text}
        list={
          suggestions.length === 0
            ? null
            : { id: listId, active: active === undefined ? undefined : optionId(listId, active) }
        }
        handlers={{ ...searchText.handlers, onChange: handleChange }}
        onKeyDown={handleKeyDown}
        onSubmit={() => {
          if (!searchText.isComposing()) searchFor(searchText.text);
        }}
        onClear={() => {
          handleChange('');
          focus();
        }}
      />
      <main className={styles.content}>
        <p className={styles.cut} role="status">
          {searchText.isTruncated && messages.cut(maxSearchLength)}
        </p>
        {words === '' ? (
          <>
            <PastSearches onSearch={searchFor} onEmptied={focus} />
            <Popular onSearch={searchFor} />
            <Usual />
          </>
        ) : isTyping ? (
          <Suggestions
            id={listId}
            suggestions={suggestions}
            words={words}
            active={active}
            onPick={handlePick}
            onSubmit={() => searchFor(words)}
          />
        ) : (
          <Results
            words={urlSearch.words}
            kind={urlSearch.kind}
            colleagues={colleagues}
            onKindChange={handleKindChange}
            onSearch={searchFor}
          />
        )}
      </main>
    </div>
  );
}
