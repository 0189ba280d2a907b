import { useEffect, useMemo, useState } from 'react';
import { hotWordList } from '@/api/endpoints/home';
import { normaliseSearch, suggestionsFor, type Suggestion } from '@/domain/search/search';
import { useFeatures } from '@/flows/scenes/use-features';
import { useEndpoint } from '@/queries/endpoint';
import { useTitles } from './queries';
import type { Colleagues } from './use-colleagues';
import { useSearches } from './use-searches';

/** The gateways are asked after a pause in typing of this length, ms. */
const debounceDelay = 250;
const maxColleagues = 3;
const none: readonly never[] = [];

/** Suggestions for the typed text: those of the device at once, titles from the gateways when they arrive. */
export function useSuggestions(typed: string, colleagues: Colleagues | null): readonly Suggestion[] {
  const words = normaliseSearch(typed);
  const { data: titles = none } = useTitles(useDebounced(words));
  const { data: popular } = useEndpoint(hotWordList, {});
  const features = useFeatures();
  const history = useSearches();
  const search = colleagues?.search;
  return useMemo(
    () =>
      suggestionsFor(words, {
        features,
        history,
        hot: popular?.words ?? none,
        colleagues: (words === '' ? undefined : search?.(words, { limit: maxColleagues }).people) ?? none,
        titles,
      }),
    [words, features, history, popular, search, titles],
  );
}

/** The words after a pause in typing; empty from the next keystroke on, so that the titles for the former words are dropped. */
function useDebounced(words: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), debounceDelay);
    return () => clearTimeout(timer);
  }, [words]);
  return settled === words ? words : '';
}
