import { useEffect, useMemo, useState } from 'react';
import { hotWordList } from '@/api/endpoints/home';
import { normaliseSearch, suggestionsFor, type Suggestion } from '@/domain/search/search';
import { useEndpoint } from '@/queries/endpoint';
import { useTitles } from '@/queries/search';
import type { Colleagues } from './use-colleagues';
import { useFeatures } from './use-features';
import { useSearches } from './use-searches';

/** The gateways are asked once typing has stood still for so long, ms. */
const pause = 250;
const colleaguesNamed = 3;
const none: readonly never[] = [];

/** Suggestions for what is being typed: those of the device at once, titles of the gateways when they come. */
export function useSuggestions(typed: string, colleagues: Colleagues | null): readonly Suggestion[] {
  const words = normaliseSearch(typed);
  const { data: titles = none } = useTitles(useSettled(words));
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
        colleagues: (words === '' ? undefined : search?.(words, { limit: colleaguesNamed }).people) ?? none,
        titles,
      }),
    [words, features, history, popular, search, titles],
  );
}

/** The words once they have stood still; nothing from the next keystroke on, so that what was asked for them is dropped. */
function useSettled(words: string): string {
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => settle(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  return settled === words ? words : '';
}
