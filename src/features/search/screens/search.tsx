import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { maxSearchLength, normaliseSearch, type SearchKind, type Suggestion } from '@/domain/search/search';
import { sceneEntrance } from '@/domain/life/scenes';
import { searchMessages } from '@/messages/search';
import { useMessages } from '@/messages/language';
import { askedSearch, searchOf } from '../asked';
import { PastSearches } from '../components/past-searches';
import { Popular } from '../components/popular';
import { Results } from '../components/results';
import { SearchHead } from '../components/search-head';
import { optionId, Suggestions } from '../components/suggestions';
import { Usual } from '../components/usual';
import { useColleagues } from '../use-colleagues';
import { keepSearch } from '../use-searches';
import { useSuggestions } from '../use-suggestions';
import { useTyping } from '../use-typing';
import styles from './search.module.css';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** /search: features, activities, goods, news and colleagues. What is searched for stands in the address (`q`, and `kind` for one kind of it). */
export default function Search() {
  const said = useMessages(searchMessages);
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const asked = askedSearch(parameters);
  const typing = useTyping(asked.words);
  const words = normaliseSearch(typing.meant);
  const isTyping = words !== '' && words !== asked.words;
  const colleagues = useColleagues(words !== '');
  const suggestions = useSuggestions(isTyping ? words : '', colleagues);
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [stood, standOn] = useState<string | null>(null);
  const active = suggestions.find((each) => optionId(list, each) === stood);
  const focus = () => field.current?.focus();

  const opened = useEffectEvent(() => {
    // Somebody who came to search types at once; results that an address asks for are to be read first.
    if (asked.words === '') focus();
  });
  useEffect(() => opened(), []);

  const searchFor = (text: string) => {
    const wanted = normaliseSearch(text);
    if (wanted === '') return focus();
    typing.write(wanted);
    standOn(null);
    void keepSearch(wanted);
    if (wanted !== asked.words) setParameters(searchOf(wanted));
    // On a phone the keyboard would stand before what was found.
    field.current?.blur();
  };
  const change = (text: string) => {
    typing.handlers.onChange(text);
    standOn(null);
    if (text === '' && asked.words !== '' && !typing.isSpelling()) setParameters({}, { replace: true });
  };
  const pick = (suggestion: Suggestion) => {
    if (suggestion.kind === 'words') return searchFor(suggestion.text);
    void keepSearch(suggestion.text);
    void navigate(sceneEntrance(suggestion.name).to);
  };
  const showKind = (kind: SearchKind | undefined, how: 'tab' | 'further') => {
    setParameters(searchOf(asked.words, kind), { replace: how === 'tab' });
    if (how === 'further') window.scrollTo(0, 0);
  };
  const onKey = (event: KeyboardEvent) => {
    // Keys that spell a Chinese word are its own.
    if (typing.isSpelling() || event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault();
      const from = active === undefined && step < 0 ? 0 : suggestions.findIndex((each) => each === active);
      const next = suggestions[(from + step + suggestions.length) % suggestions.length];
      if (next !== undefined) standOn(optionId(list, next));
    }
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      pick(active);
    }
    if (event.key === 'Escape' && isTyping) {
      event.preventDefault();
      typing.write(asked.words);
      standOn(null);
    }
  };

  return (
    <div className={styles.page}>
      <SearchHead
        field={field}
        text={typing.text}
        list={
          suggestions.length === 0
            ? null
            : { id: list, active: active === undefined ? undefined : optionId(list, active) }
        }
        handlers={{ ...typing.handlers, onChange: change }}
        onKey={onKey}
        onGo={() => {
          if (!typing.isSpelling()) searchFor(typing.text);
        }}
        onClear={() => {
          change('');
          focus();
        }}
      />
      <main className={styles.content}>
        <p className={styles.cut} role="status">
          {typing.cut && said.cut(maxSearchLength)}
        </p>
        {words === '' ? (
          <>
            <PastSearches onSearch={searchFor} onEmptied={focus} />
            <Popular onSearch={searchFor} />
            <Usual />
          </>
        ) : isTyping ? (
          <Suggestions
            id={list}
            suggestions={suggestions}
            words={words}
            active={active}
            onPick={pick}
            onGo={() => searchFor(words)}
          />
        ) : (
          <Results
            words={asked.words}
            kind={asked.kind}
            colleagues={colleagues}
            onKind={showKind}
            onSearch={searchFor}
          />
        )}
      </main>
    </div>
  );
}
