import type { Searched } from '@/mocks/search/searched';
import { cardOf, listed } from './news-list';

export const searched: Searched = {
  kind: 'news',
  results: ({ state, pageOf }) => ({
    news: pageOf(listed(state, undefined).map(cardOf), ({ title, source }) => [title, source]),
  }),
};
