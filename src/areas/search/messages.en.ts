import { formatCount } from '@/domain/money';
import type { SearchKind, Suggestion } from '@/domain/search/search';
import type { search as zh } from './messages';

const kinds: Record<SearchKind, string> = {
  features: 'Features',
  activities: 'Activities',
  goods: 'Goods',
  news: 'News',
  colleagues: 'Colleagues',
};

const failed: Record<Exclude<SearchKind, 'features'>, string> = {
  activities: 'Activities could not be searched',
  goods: 'Goods could not be searched',
  news: 'News could not be searched',
  colleagues: 'The list of colleagues did not come',
};

const sources: Record<Extract<Suggestion, { kind: 'words' }>['from'], string> = {
  history: 'Searched before',
  hot: 'Popular',
  activities: kinds.activities,
  goods: kinds.goods,
  news: kinds.news,
  colleagues: kinds.colleagues,
};

export const search: typeof zh = {
  title: 'Search',
  field: 'Search colleagues, features, activities, goods and news',
  fieldOfMember: 'Search features, activities, goods and news',
  hint: 'People, features, goods, news',
  hintOfMember: 'Features, goods, news',
  go: 'Search',
  clear: 'Clear',
  cut: (limit) => `Only the first ${formatCount(limit)} characters are searched`,
  suggestions: 'Suggestions',
  straight: 'Open',
  goFor: (words) => `Search “${words}”`,
  sources,
  history: 'Searched before',
  clearHistory: 'Clear',
  remove: (words) => `Remove “${words}”`,
  removed: (words) => `“${words}” was removed`,
  clearTitle: 'Clear what you searched for',
  clearLine: 'This clears the record on this device. It cannot be brought back.',
  clearAll: 'Clear all',
  keep: 'Keep it',
  hot: 'Popular',
  hotTag: 'Hot',
  hotAt: (clock) => `Updated today ${clock}`,
  hotFailed: 'Popular searches did not come',
  rank: (position) => `No. ${position}`,
  own: 'You use most',
  usual: 'Often used',
  kinds,
  everything: 'All',
  kindsLabel: 'Kinds of results',
  all: 'All',
  allOf: (kind, count) => `${kind}, all ${count}`,
  failed,
  searching: (kind) => `Searching ${kind.toLowerCase()}`,
  found: (count) => (count === '1' ? '1 result' : `${count} results`),
  coins: 'coins',
  priced: (amount) => `${amount} coins`,
  usualPrice: (amount) => `Usually ${amount} coins`,
  give: 'Send coins',
  giveTo: (name) => `Send coins to ${name}`,
  added: (name) => `${name} was added to the list`,
  nothing: (words) => `Nothing found for “${words}”`,
  nothingLine: 'Try a shorter word, or look through all scenes.',
  nothingOfKind: (kind) => `No such ${kind.toLowerCase()}`,
  nothingOfKindLine: 'There may be some of another kind.',
  showAll: 'Show all results',
  allScenes: 'See all scenes',
  service: 'ask customer service',
  more: 'Not what you wanted? Try a shorter word, or',
};
